import sharp from "sharp";
import type { Sharp } from "sharp";
import type { ImageFormat } from "./image-format.ts";

export class UnreadablePicture extends Error {}

/** Counted up when the recipe changes, so that kept pictures are made anew. */
export const RECIPE_VERSION = 2;

const readable: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "svg", "heif"]);
const MOST_PIXELS = 50_000_000;
const PIXELS_PER_INCH_OF_SVG = 72;
const TIME_LIMIT_SECONDS = 15;
/** Wider ones are looked at closely. */
const WIDEST_IN_PASSING = 800;

// One thread per picture: how many are made at once is decided by the route alone.
sharp.concurrency(1);
// Every picture is made once; what libvips would remember is of no use.
sharp.cache(false);

export interface Conversion {
  width: number;
  format: ImageFormat;
}

/** Scales down and encodes. Metadata (place, camera) is left behind, turned photographs are set upright. */
export async function convertPicture(source: Buffer, { width, format }: Conversion): Promise<Buffer> {
  try {
    const {
      format: type,
      hasAlpha,
      autoOrient,
    } = await sharp(source, { limitInputPixels: MOST_PIXELS }).metadata();
    if (!readable.has(type)) throw new UnreadablePicture(type);
    const opened =
      type === "svg"
        ? sharp(source, { limitInputPixels: MOST_PIXELS, density: densityFor(width, autoOrient.width) })
        : sharp(source, { limitInputPixels: MOST_PIXELS }).autoOrient();
    const scaled = opened.resize({ width, withoutEnlargement: type !== "svg" });
    return await encode(scaled, { format, width, hasAlpha })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .toBuffer();
  } catch (cause) {
    throw cause instanceof UnreadablePicture ? cause : new UnreadablePicture("not a picture", { cause });
  }
}

/** A drawing is drawn at the size it is shown in, not scaled up afterwards. */
function densityFor(width: number, naturalWidth: number): number {
  return Math.min(100_000, Math.max(1, (PIXELS_PER_INCH_OF_SVG * width) / naturalWidth));
}

interface Encoded {
  format: ImageFormat;
  width: number;
  hasAlpha: boolean;
}

function encode(picture: Sharp, { format, width, hasAlpha }: Encoded): Sharp {
  // Effort 2 takes 0.1 s for 640 px; effort 4 takes 0.8 s and saves another twentieth.
  if (format === "avif") return picture.avif({ quality: width > WIDEST_IN_PASSING ? 55 : 50, effort: 2 });
  if (format === "webp") return picture.webp({ quality: 80, effort: 2 });
  return hasAlpha ? picture.png() : picture.jpeg({ quality: 82, mozjpeg: true });
}
