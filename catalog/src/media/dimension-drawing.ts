import { drawFigures, round } from "./drawn-figures.ts";

/** In millimetres. */
interface BoxSize {
  width: number;
  height: number;
  depth: number;
}
interface RoundSize {
  diameter: number;
  height: number;
}
export type Size = BoxSize | RoundSize;

export const DRAWING_SIDE = 1200;

const [paper, ink, measure] = ["#f6f3ec", "#22302f", "#0f4c5c"];
const [left, lowest, roomWide, roomHigh, gap] = [210, 930, 860, 720, 130];
const [offset, overshoot, arrow, figures] = [84, 14, 18, 36];

/** Seen from the front and from the side, or from above when round. Only figures: the drawing speaks every language. */
export function drawDimensions(size: Size): string {
  const { height } = size;
  const [width, beside] = "diameter" in size ? [size.diameter, size.diameter] : [size.width, size.depth];
  const scale = Math.min((roomWide - gap) / (width + beside), roomHigh / height);
  const [w, h, b] = [width * scale, height * scale, beside * scale];
  const start = left + Math.max(0, (roomWide - w - b - gap) / 2);
  const second = start + w + gap;
  const floor = Math.min(lowest, (DRAWING_SIDE - offset) / 2 + h / 2);
  const [top, middle] = [floor - h, floor - h / 2];
  const front = { x: start, y: top, width: w, height: h };
  const views =
    "diameter" in size
      ? [outline({ ...front, corner: Math.min(w * 0.12, 40) }), disc(second + b / 2, middle, b / 2)]
      : [outline({ ...front, corner: 8 }), outline({ ...front, x: second, width: b, corner: 8 })];
  const below = "diameter" in size ? middle + b / 2 : floor;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DRAWING_SIDE} ${DRAWING_SIDE}" width="${DRAWING_SIDE}" height="${DRAWING_SIDE}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect width="${DRAWING_SIDE}" height="${DRAWING_SIDE}" fill="${paper}"/>`,
    `<g stroke="${ink}" stroke-width="4">${views.join("")}</g>`,
    `<g stroke="${measure}" stroke-width="2.5">`,
    level(start, start + w, floor, "diameter" in size ? `⌀${width}` : String(width)),
    upright(start, top, floor, String(height)),
    level(second, second + b, below, "diameter" in size ? `⌀${beside}` : String(beside)),
    drawFigures("mm", { x: DRAWING_SIDE - 90, y: DRAWING_SIDE - 80, height: figures }),
    "</g></svg>",
  ].join("\n");
}

interface Outline {
  x: number;
  y: number;
  width: number;
  height: number;
  corner: number;
}

function outline({ x, y, width, height, corner }: Outline): string {
  const radius = round(Math.min(corner, width / 3));
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="#fff"/>`;
}

function disc(x: number, y: number, radius: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="#fff"/>`;
}

/** A measure below, between two places; arrows point inwards where there is no room between them. */
function level(from: number, to: number, base: number, words: string): string {
  const y = base + offset;
  const out = to - from < 4 * arrow ? -1 : 1;
  const line = out > 0 ? [from, to] : [from - 3 * arrow, to + 3 * arrow];
  return [
    path(
      `M${round(from)} ${round(base + 10)}V${round(y + overshoot)}`,
      `M${round(to)} ${round(base + 10)}V${round(y + overshoot)}`,
    ),
    path(
      `M${round(line[0] ?? from)} ${round(y)}H${round(line[1] ?? to)}`,
      tip(from, y, out),
      tip(to, y, -out),
    ),
    drawFigures(words, { x: (from + to) / 2, y: y + 44, height: figures }),
  ].join("");
}

/** The height, to the left. */
function upright(base: number, from: number, to: number, words: string): string {
  const x = base - offset;
  const turned = drawFigures(words, { x: 0, y: 0, height: figures });
  return [
    path(
      `M${round(base - 10)} ${round(from)}H${round(x - overshoot)}`,
      `M${round(base - 10)} ${round(to)}H${round(x - overshoot)}`,
    ),
    path(`M${round(x)} ${round(from)}V${round(to)}`),
    `<g transform="rotate(-90 ${round(x)} ${round(from)})">${path(tip(x, from, -1))}</g>`,
    `<g transform="rotate(-90 ${round(x)} ${round(to)})">${path(tip(x, to, 1))}</g>`,
    `<g transform="translate(${round(x - 44)} ${round((from + to) / 2)}) rotate(-90)">${turned}</g>`,
  ].join("");
}

/** An arrow head whose point is at the place; `way` says on which side its feathers are. */
function tip(x: number, y: number, way: number): string {
  const back = round(x + way * arrow);
  return `M${back} ${round(y - 6)}L${round(x)} ${round(y)}L${back} ${round(y + 6)}`;
}

function path(...parts: string[]): string {
  return `<path d="${parts.join("")}"/>`;
}
