import { expect, it } from "vitest";
import { saidProperties, withoutOption } from "./said-properties.ts";

const option = (id: string) => ({ id, name: `${id}!` });
const properties = [
  { id: "power", name: "Leistung", options: [option("6"), option("8")] },
  { id: "colour", name: "Farbe", options: [option("red")] },
];

it("groups what is said by property, in the order of the choices", () => {
  expect(saidProperties(["red", "8", "6", "gone"], properties)).toEqual([
    { id: "power", name: "Leistung", options: [option("6"), option("8")] },
    { id: "colour", name: "Farbe", options: [option("red")] },
  ]);
  expect(saidProperties([], properties)).toEqual([]);
});

it.each([
  [["6", "8"], false, ["8"]],
  [["6"], false, []],
  [["6"], true, null],
])("of %j, variant %s, stays %j", (ids, isVariant, left) => {
  expect(withoutOption(ids, "6", isVariant)).toEqual(left);
});
