import sharp from "sharp";
import type { Picture } from "./read-picture.ts";

/** A part of a picture, as shares of its width and height. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is seen beside a turned view. */
const STUDIO_WALL = "#e8e8e6";

export const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 };

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

/** The same view turned around its middle, smaller, so that no corner is lost. */
export async function turned(view: Uint8Array, side: number, degrees: number): Promise<Uint8Array> {
  const { data, info } = await sharp(view, { raw: { width: side, height: side, channels: 3 } })
    .rotate(degrees, { background: STUDIO_WALL })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer();
}
