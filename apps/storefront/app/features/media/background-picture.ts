import { LONGEST_URL } from "../../platform/links/canonical-path.ts";
import { pictureData } from "./picture-data.ts";
import type { PictureData, ShownMedia } from "./picture-data.ts";
import { widthFor } from "./picture-sizes.ts";

const LONGEST_BACKGROUND_URL = 1000;
const UNKNOWN_WIDTH = 800;
const WIDEST_BACKGROUND = 1900;
const WIDEST_SCREEN = 1920;

/** Steps of a hundred: backgrounds of nearly the same size share one version. */
export function backgroundWidth(width: number | null | undefined): number {
  const rounded = width && width > 0 ? Math.ceil(width / 100) * 100 : UNKNOWN_WIDTH;
  return rounded > WIDEST_SCREEN ? WIDEST_BACKGROUND : rounded;
}

/** Why an address cannot be a background, or null. */
export function refuseBackgroundUrl(url: string): string | null {
  if (url.length > LONGEST_URL) return "URL Input too long";
  return url.length > LONGEST_BACKGROUND_URL ? "Url is too long" : null;
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
