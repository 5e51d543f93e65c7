import { longestUrl } from "../../platform/links/canonical-path.ts";
import { pictureData } from "./picture-data.ts";
import type { PictureData, ShownMedia } from "./picture-data.ts";
import { widthFor } from "./picture-sizes.ts";

const longestBackgroundUrl = 1000;
const unknownWidth = 800;
const widestBackground = 1900;
const widestScreen = 1920;

/** Steps of a hundred: backgrounds of nearly the same size share one version. */
export function backgroundWidth(width: number | null | undefined): number {
  const rounded = width && width > 0 ? Math.ceil(width / 100) * 100 : unknownWidth;
  return rounded > widestScreen ? widestBackground : rounded;
}

/** Why an address cannot be a background, or null. */
export function refuseBackgroundUrl(url: string): string | null {
  if (url.length > longestUrl) return "URL Input too long";
  return url.length > longestBackgroundUrl ? "Url is too long" : null;
}

/**
 * A background of content, shown as an <img> layer: the security policy allows no styles in the page.
 * Always decoration, whatever its alternative text says. Throws when `refuseBackgroundUrl` says why.
 */
export function backgroundPicture(
  media: ShownMedia | null | undefined,
  width: number | null | undefined = media?.metaData?.width,
): PictureData | null {
  const refusal = media ? refuseBackgroundUrl(media.url) : null;
  if (refusal) throw new RangeError(refusal);
  const picture = pictureData(media, { alt: "", narrowest: 480, widest: widthFor(backgroundWidth(width)) });
  return picture && { ...picture, alt: "" };
}
