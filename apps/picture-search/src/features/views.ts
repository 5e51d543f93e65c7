import sharp from "sharp";
import type { Picture } from "./read-picture.ts";

/** A part of a picture, as shares of its width and height. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 };

/** The middle, as wide and high as this share of the picture's shorter side: a square, nothing is squeezed. */
export function middle({ width, height }: Picture, share: number): Box {
  const side = Math.min(width, height) * share;
  return {
    left: 0.5 - side / width / 2,
    right: 0.5 + side / width / 2,
    top: 0.5 - side / height / 2,
    bottom: 0.5 + side / height / 2,
  };
}

/** The smallest square around the box, a little larger; cut off where the picture ends. */
export function squareAround(box: Box, { width, height }: Picture, margin: number): Box {
  const side = Math.max((box.right - box.left) * width, (box.bottom - box.top) * height) * (1 + margin);
  const across = (box.left + box.right) / 2;
  const down = (box.top + box.bottom) / 2;
  return {
    left: Math.max(0, across - side / width / 2),
    right: Math.min(1, across + side / width / 2),
    top: Math.max(0, down - side / height / 2),
    bottom: Math.min(1, down + side / height / 2),
  };
}

/** Red, green and blue of that part, side × side pixels. */
export async function cutView(picture: Picture, box: Box, side: number): Promise<Uint8Array> {
  const { width, height, pixels } = picture;
  const left = Math.round(box.left * width);
  const top = Math.round(box.top * height);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({
      left,
      top,
      width: Math.max(1, Math.round(box.right * width) - left),
      height: Math.max(1, Math.round(box.bottom * height) - top),
    })
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer();
}
