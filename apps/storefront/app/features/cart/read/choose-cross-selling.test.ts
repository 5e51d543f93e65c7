import { expect, it } from "vitest";
import { chooseCrossSelling } from "./choose-cross-selling.ts";

const cards = (...ids: string[]) => ids.map((id) => ({ id }));
const offer = (accessories: string[], others: string[] = []) => ({
  accessories: cards(...accessories),
  others: cards(...others),
});

it.each([
  ["each list in turn", [offer(["a", "b", "c"]), offer(["d", "e"])], [], ["a", "d", "b", "e"]],
  ["nothing twice", [offer(["a", "b"]), offer(["a", "c"])], [], ["a", "b", "c"]],
  ["nothing that lies in the cart", [offer(["a", "b"])], ["a"], ["b"]],
  ["nothing from nothing", [], [], []],
  [
    "no other group while there are accessories",
    [offer(["a", "b", "c", "d"], ["x"])],
    [],
    ["a", "b", "c", "d"],
  ],
  [
    "accessories of every product before other groups of any",
    [offer(["a"], ["x", "y"]), offer([], ["z"]), offer(["b"])],
    [],
    ["a", "b", "x", "z"],
  ],
  ["other groups where no product has accessories", [offer([], ["x", "y"])], [], ["x", "y"]],
])("takes %s [66, 74, 93]", (_rule, offers, inCart, expected) => {
  expect(chooseCrossSelling(offers, inCart).map(({ id }) => id)).toEqual(expected);
});
