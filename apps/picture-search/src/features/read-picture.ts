import sharp from "sharp";

/** More than any phone's camera; a file of a few kilobytes can claim to be far larger. */
const MOST_PIXELS = 50_000_000;
/** Enough for every view that is cut from it. */
const SIDE = 448;
const SECONDS = 10;

/** Red, green and blue of every pixel, row by row, upright. Nothing else of the file is kept: no EXIF, no place, no name. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export class UnreadablePicture extends Error {
  readonly code: "PICTURE_UNREADABLE" | "PICTURE_TOO_MANY_PIXELS";

  constructor(code: UnreadablePicture["code"], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  try {
    // Only the header is read here: a bomb is recognised before it goes off.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) throw new UnreadablePicture("PICTURE_TOO_MANY_PIXELS");
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: "error",
      autoOrient: true,
    })
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .raw()
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: data };
  } catch (error) {
    throw error instanceof UnreadablePicture ? error : new UnreadablePicture("PICTURE_UNREADABLE", error);
  }
}
