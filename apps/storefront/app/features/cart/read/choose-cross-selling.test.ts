import { expect, it } from "vitest";
import { chooseCrossSelling } from "./choose-cross-selling.ts";

const cards = (...ids: string[]) => ids.map((id) => ({ id }));

it.each([
  ["each list in turn", [cards("a", "b", "c"), cards("d", "e")], [], ["a", "d", "b", "e"]],
  ["nothing twice", [cards("a", "b"), cards("a", "c")], [], ["a", "b", "c"]],
  ["nothing that lies in the cart", [cards("a", "b")], ["a"], ["b"]],
  ["nothing from nothing", [], [], []],
])("takes %s", (_rule, lists, inCart, expected) => {
  expect(chooseCrossSelling(lists, inCart).map(({ id }) => id)).toEqual(expected);
});
