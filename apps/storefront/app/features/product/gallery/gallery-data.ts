import type { Product } from "@hearth/contract";
import { largestPicture, pictureData } from "../../media/public.ts";
import type { GalleryPicture } from "../product-data.ts";

type Pictured = Pick<Product, "media" | "cover">;

/** Wide enough for a large screen of double density; the column itself is never wider than 640 px. */
const strip = { narrowest: 320, widest: 1280 };
const thumb = { narrowest: 96, widest: 240 };
const large = { narrowest: 1600, widest: 1900 };

export function galleryPictures({ media, cover }: Pictured, name: string): GalleryPicture[] {
  const sorted = (media ?? []).toSorted((a, b) => a.position - b.position);
  const shown = sorted.length > 0 ? sorted : [cover];
  return shown.flatMap((entry) => {
    const inStrip = pictureData(entry?.media, { alt: name, ...strip });
    const small = pictureData(entry?.media, { alt: "", ...thumb });
    const wide = pictureData(entry?.media, { alt: name, ...large });
    if (!inStrip || !small || !wide) return [];
    return [{ ...inStrip, thumb: { ...small, alt: "" }, largeUrl: largestPicture(wide) }];
  });
}
