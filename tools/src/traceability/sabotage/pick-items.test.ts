import { expect, it } from "vitest";
import { pickItems } from "./pick-items.ts";

const all = () => true;

it("picks the same items for the same seed, each once", () => {
  const picked = pickItems(17, 20, all);
  expect(picked).toEqual(pickItems(17, 20, all));
  expect(new Set(picked).size).toBe(20);
  expect(picked).not.toEqual(pickItems(18, 20, all));
});

it("skips what is not proven and leaves the others in their order", () => {
  const [first, ...rest] = pickItems(17, 20, all);
  expect(pickItems(17, 19, (item) => item !== first)).toEqual(rest);
});

it("reaches every item", () => {
  expect(pickItems(1, 347, all).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 347 }, (_, index) => index + 1),
  );
});
