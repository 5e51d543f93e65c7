import { CHANNELS, type Raster } from "./raster.ts";

/** How much a studio wall changes from one pixel to the next, and how far shadows take it from the colour of the edge. */
const STEP = 5;
const REACH = 60;
/** Less or more than that is no object: the wall was not understood. */
const SHARE = { min: 0.03, max: 0.9 };

/** Makes the studio's wall transparent outside of the object's hull; undefined where the object was not found. */
export function cutOut(picture: Raster): Raster | undefined {
  const { width, height } = picture;
  const isWall = walkWall(picture);
  const object = [...isWall.keys()].filter((at) => !isWall[at]);
  const share = object.length / isWall.length;
  if (share < SHARE.min || share > SHARE.max) return undefined;
  // White goods melt into a white wall: the hull keeps their insides.
  const spans = hullSpans(object, width, height);
  const pixels = new Uint8ClampedArray(picture.pixels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [from, to] = spans[y] ?? [width, -1];
      if (x < from || x > to) pixels[(y * width + x) * CHANNELS + 3] = 0;
    }
  return { width, height, pixels };
}

/** For every row, from where to where it lies within the convex hull of these pixels. */
function hullSpans(object: readonly number[], width: number, height: number): (readonly [number, number])[] {
  const ends = Array.from({ length: height }, (): [number, number] => [width, -1]);
  for (const at of object) {
    const end = ends[Math.floor(at / width)];
    if (end) [end[0], end[1]] = [Math.min(end[0], at % width), Math.max(end[1], at % width)];
  }
  const left = chain(
    ends.map(([from], y) => [from, y] as const).filter(([x]) => x < width),
    1,
  );
  const right = chain(
    ends.map(([, to], y) => [to, y] as const).filter(([x]) => x >= 0),
    -1,
  );
  return ends.map((_, y) => [edgeAt(left, y, width), edgeAt(right, y, -1)]);
}

/** One side of a hull, from top to bottom: corners that bend inwards are dropped (Andrew's monotone chain). */
function chain(points: readonly (readonly [number, number])[], side: 1 | -1): (readonly [number, number])[] {
  const kept: (readonly [number, number])[] = [];
  for (const [x, y] of points) {
    for (;;) {
      const [x1, y1] = kept.at(-1) ?? [0, 0];
      const [x0, y0] = kept.at(-2) ?? [0, 0];
      if (kept.length < 2 || side * ((x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)) < 0) break;
      kept.pop();
    }
    kept.push([x, y]);
  }
  return kept;
}

function edgeAt(side: readonly (readonly [number, number])[], y: number, none: number): number {
  const after = side.findIndex(([, end]) => end >= y);
  const end = side[after];
  const start = side[after - 1] ?? end;
  if (!end || !start || y < start[1]) return none;
  return end[1] === start[1]
    ? end[0]
    : start[0] + ((end[0] - start[0]) * (y - start[1])) / (end[1] - start[1]);
}

function walkWall({ width, height, pixels }: Raster): Uint8Array {
  const isWall = new Uint8Array(width * height);
  const startedAt = new Int32Array(width * height);
  const waiting: number[] = [];
  const start = (at: number) => {
    if (isWall[at]) return;
    isWall[at] = 1;
    startedAt[at] = at;
    waiting.push(at);
  };
  // What touches the lower edge is more often the object than the wall.
  for (let x = 0; x < width; x++) start(x);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(start);
  const differs = (one: number, other: number, limit: number) => {
    for (let channel = 0; channel < 3; channel++)
      if (
        Math.abs((pixels[one * CHANNELS + channel] ?? 0) - (pixels[other * CHANNELS + channel] ?? 0)) > limit
      )
        return true;
    return false;
  };
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= isWall.length || isWall[next]) continue;
      const origin = startedAt[at] ?? 0;
      if (differs(at, next, STEP) || differs(origin, next, REACH)) continue;
      isWall[next] = 1;
      startedAt[next] = origin;
      waiting.push(next);
    }
  }
  return isWall;
}
