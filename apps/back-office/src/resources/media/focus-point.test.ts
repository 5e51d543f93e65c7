import { expect, it } from "vitest";
import { pointAt, pointMoved } from "./focus-point.ts";

const box = { left: 100, top: 50, width: 400, height: 200 };

it.each([
  [
    { x: 300, y: 150 },
    { x: 50, y: 50 },
  ],
  [
    { x: 100, y: 250 },
    { x: 0, y: 100 },
  ],
  [
    { x: 90, y: 900 },
    { x: 0, y: 100 },
  ],
])("%j is %j of the picture", (place, point) => {
  expect(pointAt(place, box)).toEqual(point);
});

it.each([
  ["ArrowLeft", { x: 0, y: 97 }],
  ["ArrowRight", { x: 8, y: 97 }],
  ["ArrowDown", { x: 3, y: 100 }],
  ["ArrowUp", { x: 3, y: 92 }],
  ["Tab", null],
])("%s leads to %j", (key, point) => {
  expect(pointMoved({ x: 3, y: 97 }, key)).toEqual(point);
});
