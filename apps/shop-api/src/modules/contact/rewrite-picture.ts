import { accepted, type Picture } from "@hearth/contract/form";

/** More than any phone's camera; a file of a few kilobytes can claim to be far larger. */
const MOST_PIXELS = 50_000_000;
/** Enough to read a type plate on it. */
const LONGEST_EDGE = 2400;
const SECONDS = 10;

/**
 * The same picture, decoded and written anew: upright, and without anything else the file says. Neither the place where it was taken
 * nor a second meaning of its bytes (a page, an archive behind the pixels) reaches whoever opens it.
 */
export async function rewritePicture({ type, data }: Picture): Promise<Picture> {
  // Loaded with the first picture: most processes never see one.
  const { default: sharp } = await import("sharp");
  const options = { limitInputPixels: MOST_PIXELS, failOn: "error", autoOrient: true } as const;
  try {
    const written = await sharp(Buffer.from(data, "base64"), options)
      .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: "inside", withoutEnlargement: true })
      .toFormat(formats[type], { quality: 85 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
    return { type, data: written.toString("base64") };
  } catch {
    return accepted({
      ok: false,
      violations: [{ code: "VIOLATION::INVALID_FORMAT_ERROR", pointer: "/attachments" }],
    });
  }
}

const formats = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const;
