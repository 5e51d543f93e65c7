import { expect, it } from "vitest";
import { asCover, movedBy } from "./picture-order.ts";

it.each([
  ["b", -1, "bac"],
  ["b", 1, "acb"],
  ["a", -1, "abc"],
  ["c", 1, "abc"],
] as const)("%s by %d: %s", (id, places, order) => {
  expect(movedBy(["a", "b", "c"], id, places).join("")).toBe(order);
});

it("puts a cover first", () => {
  expect(asCover(["a", "b", "c"], "c")).toEqual(["c", "a", "b"]);
});
