import type { Media } from "@hearth/contract";

/** A picture as the page needs it: sizes known before it loads, so nothing jumps. */
export type PictureData = { url: string; width: number; height: number; alt: string; srcSet: string | null };

export const mediaIncludes = {
  media: ["url", "translated", "metaData", "thumbnails"],
  media_thumbnail: ["url", "width", "height"],
};

type ShownMedia = Pick<Media, "url" | "translated" | "metaData" | "thumbnails">;

/** Square when the shop does not know the size. */
const unknownSize = 800;

type Wanted = {
  /** Said when the shop has no alternative text. */
  alt: string;
  /** Wider versions than this are of no use where the picture stands. */
  widest?: number;
};

export function pictureData(
  media: ShownMedia | null | undefined,
  { alt, widest = Infinity }: Wanted,
): PictureData | null {
  if (!media) return null;
  const thumbnails = (media.thumbnails ?? [])
    .filter(({ width }) => width <= widest)
    .toSorted((a, b) => a.width - b.width);
  return {
    url: thumbnails.find(({ width }) => width >= 400)?.url ?? media.url,
    width: media.metaData?.width ?? unknownSize,
    height: media.metaData?.height ?? unknownSize,
    // An empty alternative text is a statement: the picture is decoration.
    alt: media.translated?.alt ?? alt,
    srcSet: thumbnails.length > 0 ? thumbnails.map(({ url, width }) => `${url} ${width}w`).join(", ") : null,
  };
}
