import type { FormatEnum } from "sharp";

/** More than any phone's camera; a file of a few kilobytes can claim to be far larger. */
const MOST_PIXELS = 50_000_000;
const SECONDS = 20;

export class PictureRefused extends Error {
  readonly reason: "TOO_MANY_PIXELS" | "UNREADABLE";

  constructor(reason: PictureRefused["reason"], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

interface Wanted {
  format: keyof Pick<FormatEnum, "jpeg" | "png" | "webp">;
  longestEdge: number;
  /** Of 100; a PNG without it keeps every colour. */
  quality?: number;
}

/**
 * The same picture, decoded and written anew: upright, and without anything else the file says. Neither the place where it was taken
 * nor a second meaning of its bytes (a page, an archive behind the pixels) reaches whoever opens it. Of a moving one the first frame.
 */
export async function rewritePicture(bytes: Buffer, wanted: Wanted): Promise<Buffer> {
  const { format, longestEdge, quality } = wanted;
  // Loaded with the first picture: most processes never see one.
  const { default: sharp } = await import("sharp");
  try {
    // Only the head is read here: a bomb is recognised before it goes off.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) throw new PictureRefused("TOO_MANY_PIXELS");
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", autoOrient: true })
      .resize(longestEdge, longestEdge, { fit: "inside", withoutEnlargement: true })
      .toFormat(format, quality === undefined ? {} : { quality })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused("UNREADABLE", error);
  }
}
