import { CHANNELS, type Raster } from "./raster.ts";

export type Point = readonly [x: number, y: number];
export type Corners = readonly [Point, Point, Point, Point];

/** The picture as it looks when its corners (left top, right top, right bottom, left bottom) lie there; the rest is left empty. */
export function warp(source: Raster, corners: Corners, width: number, height: number): Raster {
  const pixels = new Uint8ClampedArray(width * height * CHANNELS);
  const toSource = inverse(squareTo(corners));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v, w] = apply(toSource, x + 0.5, y + 0.5);
      blend(
        source,
        (u / w) * source.width - 0.5,
        (v / w) * source.height - 0.5,
        pixels,
        (y * width + x) * CHANNELS,
      );
    }
  return { width, height, pixels };
}

/** Bilinear; outside of the picture nothing is written. */
function blend(source: Raster, x: number, y: number, out: Uint8ClampedArray, at: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= source.width - 1 || top >= source.height - 1) return;
  const right = x - left;
  const below = y - top;
  const from = (top * source.width + left) * CHANNELS;
  const row = source.width * CHANNELS;
  for (let channel = 0; channel < CHANNELS; channel++) {
    const pixel = (offset: number) => source.pixels[from + offset + channel] ?? 0;
    out[at + channel] =
      (pixel(0) * (1 - right) + pixel(CHANNELS) * right) * (1 - below) +
      (pixel(row) * (1 - right) + pixel(row + CHANNELS) * right) * below;
  }
}

/** Row by row. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The projection that takes the unit square to the corners (Heckbert, "Fundamentals of Texture Mapping", 1989). */
function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Matrix {
  const dx1 = x1 - x2;
  const dx2 = x3 - x2;
  const dx3 = x0 - x1 + x2 - x3;
  const dy1 = y1 - y2;
  const dy2 = y3 - y2;
  const dy3 = y0 - y1 + y2 - y3;
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** Up to a factor, which a projection does not notice. */
function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

function apply([a, b, c, d, e, f, g, h, i]: Matrix, x: number, y: number): [number, number, number] {
  return [a * x + b * y + c, d * x + e * y + f, g * x + h * y + i];
}
