import { randomInt } from "node:crypto";
import sharp, { type Sharp } from "sharp";

interface Made {
  width?: number;
  height?: number;
  /** What becomes of the plain surface; without it a PNG. */
  as?: (picture: Sharp) => Sharp;
}

/** A picture that nobody has uploaded before: of a colour of its own. */
export async function madePicture({ width = 800, height = 600, as = (each) => each.png() }: Made = {}) {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const bytes = await as(sharp({ create: { width, height, channels: 3, background } })).toBuffer();
  return new Uint8Array(bytes);
}
