import sharp, { type Sharp } from "sharp";

/** Red, green, blue and alpha of every pixel, row by row. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

export const CHANNELS = 4;

export async function readRaster(file: string | Buffer, width: number, height: number): Promise<Raster> {
  const pixels = await sharp(file)
    .resize(width, height, { fit: "cover" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { width, height, pixels: new Uint8ClampedArray(pixels) };
}

export function toSharp({ width, height, pixels }: Raster): Sharp {
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } });
}
