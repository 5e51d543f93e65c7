import sharp from "sharp";
import { expect, it } from "vitest";
import { drawDimensions } from "./dimension-drawing.ts";
import type { Size } from "./dimension-drawing.ts";

it.each<[string, Size]>([
  ["a box", { width: 1120, height: 860, depth: 460 }],
  ["a flat one", { width: 1600, height: 600, depth: 22 }],
  ["a tall one", { width: 300, height: 2400, depth: 60 }],
  ["a round one", { diameter: 790, height: 1900 }],
  ["a flat round one", { diameter: 900, height: 80 }],
])("stays within its sheet: %s", async (_name, size) => {
  const { data, info } = await sharp(Buffer.from(drawDimensions(size)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  const paper = colour(0, 0);
  const rim = Array.from({ length: info.width }, (_, at) => [
    colour(at, 12),
    colour(at, info.height - 13),
    colour(12, at),
    colour(info.width - 13, at),
  ]).flat();
  expect(new Set(rim.map(String))).toEqual(new Set([String(paper)]));
});

it("needs no font", () => {
  expect(drawDimensions({ width: 1, height: 2, depth: 3 })).not.toContain("<text");
});

it("draws both views to one scale", () => {
  const widths = drawDimensions({ width: 800, height: 600, depth: 200 }).matchAll(
    /<rect x="[^"]+" y="[^"]+" width="([^"]+)"/g,
  );
  const [front = 0, side = 0] = [...widths].map(([, width]) => Number(width));
  expect(front / side).toBeCloseTo(4, 1);
});
