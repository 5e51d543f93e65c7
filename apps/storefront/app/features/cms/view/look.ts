import type { CmsBlock, CmsSection } from "@hearth/contract";
import { backgroundPicture, refuseBackgroundUrl } from "../../media/public.ts";
import type { PictureData } from "../../media/public.ts";
import { editorColor } from "./editor-color.ts";
import { marginClasses } from "./editor-length.ts";
import type { Margins } from "./editor-length.ts";

export type BackgroundMode = "auto" | "cover" | "contain";

/** How a section or block looks, beside what its type says. */
export interface Look {
  classes: string;
  /** `#rrggbb`, drawn as a shape: an attribute, not a style. */
  color: string | null;
  isDark: boolean;
  picture: PictureData | null;
  pictureMode: BackgroundMode;
}

export type Styled = Pick<
  CmsSection | CmsBlock,
  "backgroundColor" | "backgroundMedia" | "backgroundMediaMode" | "cssClass" | "visibility"
> &
  Margins;

export const styleFields = [
  "backgroundColor",
  "backgroundMedia",
  "backgroundMediaMode",
  "cssClass",
  "visibility",
] as const;

/** `refused` is told why a background cannot be shown. */
export function lookData(styled: Styled, refused: (reason: string) => void): Look {
  const color = editorColor(styled.backgroundColor);
  const refusal = styled.backgroundMedia ? refuseBackgroundUrl(styled.backgroundMedia.url) : null;
  if (refusal) refused(refusal);
  return {
    classes: [
      ...marginClasses(styled),
      ...visibilityClasses(styled.visibility),
      ...editorClasses(styled.cssClass),
    ].join(" "),
    color: color?.hex ?? null,
    isDark: color?.isDark === true,
    picture: refusal ? null : backgroundPicture(styled.backgroundMedia),
    pictureMode: backgroundMode(styled.backgroundMediaMode),
  };
}

function visibilityClasses(visibility: Styled["visibility"]): string[] {
  if (!visibility) return [];
  return [
    !visibility.mobile && "max-md:hidden",
    !visibility.tablet && "md:max-lg:hidden",
    !visibility.desktop && "lg:hidden",
  ].filter((name) => name !== false);
}

/** Plain names only; anything else an editor typed is left out. */
function editorClasses(cssClass: string | null | undefined): string[] {
  return (cssClass ?? "").split(/\s+/).filter((name) => /^[a-z_][\w-]{0,63}$/i.test(name));
}

function backgroundMode(mode: string | null | undefined): BackgroundMode {
  return mode === "auto" || mode === "contain" ? mode : "cover";
}
