import { expect, it } from "vitest";
import { accessoriesFirst } from "./accessory-group.ts";

const groups = [{ id: "a" }, { id: "b" }, { id: "c" }];

it.each([
  ["by its name in the shop's language", [{ id: "c", name: "Zubehör" }], ["c", "a", "b"]],
  ["with space around the name", [{ id: "b", name: " Zubehör " }], ["b", "a", "c"]],
  ["nowhere when no group has the name", [{ id: "b", name: "Passende Speicher" }], ["a", "b", "c"]],
  ["nowhere when the shop names nothing", [{ id: "a", name: null }], ["a", "b", "c"]],
])("finds the accessories %s [93]", (_name, named, expected) => {
  expect(accessoriesFirst(groups, named).map(({ id }) => id)).toEqual(expected);
});

it("marks them [93]", () => {
  const [first, second] = accessoriesFirst(groups, [{ id: "b", name: "Zubehör" }]);
  expect([first?.isAccessories, second?.isAccessories]).toEqual([true, false]);
});
