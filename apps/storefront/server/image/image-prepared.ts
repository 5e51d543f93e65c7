import sharp from "sharp";
import type { ImageUrl } from "../../app/features/media/image-url.ts";

/** Our own files end in the hash of their content; only beside them lies what the importer made. */
const ownFile = /^(\/media\/.+-[0-9a-f]{12})\.\w+$/;

const MOST_TOO_WIDE = 2;

/** Where the importer puts a picture's smaller versions. A shop that made none answers 404. */
export function preparedSource({ source, width }: Pick<ImageUrl, "source" | "width">): string | null {
  const [, stem] = ownFile.exec(source) ?? [];
  return stem ? `${stem}-${width}.webp` : null;
}

/** The name is believed only when the bytes agree. */
export function isWebp(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).toString("latin1") === "RIFF" && bytes.subarray(8, 12).toString() === "WEBP";
}

/** A WebP original hardly wider than wanted is shown as it is until its own size is made. */
export async function isNearlyAsWide(original: Buffer, width: number): Promise<boolean> {
  if (!isWebp(original)) return false;
  const { width: own } = await sharp(original).metadata();
  return own <= width * MOST_TOO_WIDE;
}
