import { LONGEST_URL } from "../../platform/links/canonical-path.ts";
import { isPictureWidth, narrowestWidth } from "./picture-sizes.ts";
import type { PictureWidth } from "./picture-sizes.ts";

export interface ImageUrl {
  width: PictureWidth;
  /** Path and version below the shop's origin. */
  source: string;
  /** A change of the picture changes the address, so an answer may be kept for ever. */
  isVersioned: boolean;
}

const shape = /^\/image\/([1-9]\d{1,3})\/media\/([^?#\s]+)(\?ts=\d{1,20})?$/;
/** Still pictures. An animation would lose its movement: it is shown as it is. */
const picture = /\.(?:avif|jpe?g|png|svg|webp)$/i;
/** Separators, a second layer of escapes, control characters, a leading dot: nothing a stored file is called. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const suspicious = /^\.|[/\\%\u0000-\u001f\u007f]/;
/** Our own files end in the hash of their content; Shopware puts them into a folder named by the second of upload. */
const versioned = /-[0-9a-f]{12}\.\w+$|\/\d{10}\/[^/]+$/;

export function imageUrl(source: string, width: PictureWidth): string {
  return `/image/${width}${source}`;
}

/** Only what lies in our own shop's media folder; a foreign shop serves its pictures itself. Asks the route's own rule. */
export function hasImageRoute(source: string): boolean {
  return parseImageUrl(imageUrl(source, narrowestWidth)) !== null;
}

/** `/image/{width}/media/{file}`. Everything else is null: what is asked of the shop is built here, never copied. */
export function parseImageUrl(target: string): ImageUrl | null {
  if (target.length > LONGEST_URL) return null;
  const [, digits, path = "", version = ""] = shape.exec(target) ?? [];
  const width = Number(digits);
  if (!isPictureWidth(width)) return null;
  const names = path.split("/").map(decodedName);
  if (!names.every((name) => name !== null)) return null;
  const source = `/media/${names.map(encodeURIComponent).join("/")}`;
  if (!picture.test(source)) return null;
  return { width, source: source + version, isVersioned: version !== "" || versioned.test(source) };
}

function decodedName(segment: string): string | null {
  try {
    const name = decodeURIComponent(segment);
    return name === "" || suspicious.test(name) ? null : name;
  } catch {
    return null;
  }
}
