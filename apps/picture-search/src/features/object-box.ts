import type { Picture } from "./read-picture.ts";
import { type Box, cutView, WHOLE } from "./views.ts";

const SIDE = 96;
/** Sum of the three channels' differences from which a pixel is no wall. */
const DIFFERENCE = 24;
/** A wall that changes much itself needs more. */
const PER_SPREAD = 1.5;
const FEWEST_PIXELS = 2;
const SMALLEST_SIDE = 8;

/** Where something stands out from what is seen along the edges. In front of a plain wall that is the thing; else almost all. */
export async function objectBox(picture: Picture): Promise<Box> {
  const pixels = await cutView(picture, WHOLE, SIDE);
  const wall = [0, 1, 2].map((channel) => edgeColour(pixels, channel));
  const limit = DIFFERENCE + PER_SPREAD * Math.max(...wall.map(({ spread }) => spread));
  const columns = new Uint16Array(SIDE);
  const rows = new Uint16Array(SIDE);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const difference = wall.reduce(
      (sum, { colour }, channel) => sum + Math.abs((pixels[at * 3 + channel] ?? 0) - colour),
      0,
    );
    if (difference <= limit) continue;
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    columns[x] = (columns[x] ?? 0) + 1;
    rows[y] = (rows[y] ?? 0) + 1;
  }
  const [left, right] = span(columns);
  const [top, bottom] = span(rows);
  if (right - left < SMALLEST_SIDE || bottom - top < SMALLEST_SIDE) return WHOLE;
  return { left: left / SIDE, right: right / SIDE, top: top / SIDE, bottom: bottom / SIDE };
}

/** The usual value of a channel along the four edges, and how far three quarters of them are from it at most. */
function edgeColour(pixels: Uint8Array, channel: number): { colour: number; spread: number } {
  const last = SIDE - 1;
  const values = Array.from({ length: SIDE }, (_, at) => [at, last * SIDE + at, at * SIDE, at * SIDE + last])
    .flat()
    .map((at) => pixels[at * 3 + channel] ?? 0);
  const colour = sharesOf(values, 0.5);
  return {
    colour,
    spread: sharesOf(
      values.map((value) => Math.abs(value - colour)),
      0.75,
    ),
  };
}

function sharesOf(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** From the first line with enough pixels to behind the last one. */
function span(counts: Uint16Array): [number, number] {
  const isFull = (count: number) => count >= FEWEST_PIXELS;
  return [counts.findIndex(isFull), counts.findLastIndex(isFull) + 1];
}
