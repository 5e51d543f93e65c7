import { expect, test } from "vitest";
import { createMemoryIndex } from "./memory-index.ts";

/** Pictures that are all alike in one direction and each itself in another. */
const pictures = Array.from({ length: 60 }, (_, at) => {
  const features = new Float32Array(61);
  features[0] = 10;
  features[at + 1] = 1;
  return { path: `picture-${at}`, features };
});

test("what all pictures have in common does not count", async () => {
  const index = createMemoryIndex();
  await index.replace(pictures);
  const photo = new Float32Array(61);
  photo.set([10, 0.4, 0, 1]);
  const found = await index.find(photo);
  expect(found.size).toBe(60);
  const ordered = [...found].toSorted((a, b) => b[1] - a[1]).map(([path]) => path);
  expect(ordered.slice(0, 2)).toEqual(["picture-2", "picture-0"]);
  expect(found.get("picture-2")).toBeGreaterThan(0.85);
  expect(found.get("picture-5")).toBeLessThan(0.1);
});

test("one picture is found too, and none are no problem", async () => {
  const index = createMemoryIndex();
  expect((await index.find(new Float32Array(61))).size).toBe(0);
  const [only] = pictures;
  if (!only) throw new Error("no picture");
  await index.replace([only]);
  expect((await index.find(only.features)).get(only.path)).toBeCloseTo(1);
});
