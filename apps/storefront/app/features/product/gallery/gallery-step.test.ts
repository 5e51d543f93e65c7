import { expect, it } from "vitest";
import { galleryStep, stepOfKey } from "./gallery-step.ts";

it.each([
  ["forwards", 0, 1, 5, 1],
  ["backwards", 3, -1, 5, 2],
  ["over the end", 4, 1, 5, 0],
  ["over the start", 0, -1, 5, 4],
  ["nowhere with one picture", 0, 1, 1, 0],
  ["nowhere without pictures", 0, 1, 0, 0],
])("steps %s", (_name, index, step, count, expected) => {
  expect(galleryStep(index, step, count)).toBe(expected);
});

it.each([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["ArrowUp", null],
])("reads the key %s", (key, expected) => {
  expect(stepOfKey(key)).toBe(expected);
});
