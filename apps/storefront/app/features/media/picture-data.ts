import type { Media } from "@hearth/contract";
import { hasImageRoute, imageUrl } from "./image-url.ts";
import { focusClasses } from "./focus-classes.ts";
import { offeredWidths } from "./picture-sizes.ts";

/** A picture as the page needs it: sizes known before it loads, so nothing jumps. */
export interface PictureData {
  url: string;
  width: number;
  height: number;
  alt: string;
  srcSet: string | null;
  /** Classes that keep a point in view where the picture is cropped; without them its middle stays. */
  focus?: string;
}

export const mediaIncludes = {
  media: ["url", "translated", "metaData", "thumbnails", "extensions.focus"],
  media_thumbnail: ["url", "width", "height"],
};

export type ShownMedia = Pick<Media, "url" | "translated" | "metaData" | "thumbnails" | "extensions">;

interface Wanted {
  /** Said when the shop has no alternative text. */
  alt: string;
  /** Wider versions than this are of no use where the picture stands. */
  widest?: number;
  /** Narrower versions than this would never be chosen: leaving them out keeps the page small. */
  narrowest?: number;
}

interface Version {
  url: string;
  width: number;
}

/** Square when the shop does not know the size. */
const UNKNOWN_SIZE = 800;
/** For browsers that do not choose by themselves. */
const PLAIN_WIDTH = 400;

export function pictureData(media: ShownMedia | null | undefined, wanted: Wanted): PictureData | null {
  if (!media) return null;
  const versions = hasImageRoute(media.url) ? routeVersions(media, wanted) : shopVersions(media, wanted);
  return {
    url: plainUrl(media.url, versions),
    width: media.metaData?.width ?? UNKNOWN_SIZE,
    height: media.metaData?.height ?? UNKNOWN_SIZE,
    // An empty alternative text is a statement: the picture is decoration.
    alt: media.translated?.alt ?? wanted.alt,
    srcSet: versions.length > 0 ? versions.map(({ url, width }) => `${url} ${width}w`).join(", ") : null,
    ...focusClasses(media),
  };
}

function routeVersions(
  { url, metaData }: ShownMedia,
  { narrowest = 160, widest = Infinity }: Wanted,
): Version[] {
  const widths = offeredWidths(url, metaData?.width ?? UNKNOWN_SIZE, { narrowest, widest });
  return widths.map((width) => ({ url: imageUrl(url, width), width }));
}

/** What the shop made itself, when its pictures lie elsewhere. */
function shopVersions({ thumbnails }: ShownMedia, { widest = Infinity }: Wanted): Version[] {
  return (thumbnails ?? []).filter(({ width }) => width <= widest).toSorted((a, b) => a.width - b.width);
}

function plainUrl(original: string, versions: readonly Version[]): string {
  const middle = versions.find(({ width }) => width >= PLAIN_WIDTH);
  // Our own versions are always smaller than the original; of a foreign shop's small thumbnails we cannot know.
  return middle?.url ?? (hasImageRoute(original) ? versions.at(-1)?.url : undefined) ?? original;
}
