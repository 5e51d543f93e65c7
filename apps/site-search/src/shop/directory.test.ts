import { expect, it } from "vitest";
import { categoryIds, categoryKeys, type Place } from "./directory.ts";

const place = (id: string, ...breadcrumb: string[]): Place => ({
  id,
  name: breadcrumb.at(-1) ?? "",
  breadcrumb,
  path: `/${id}`,
  keywords: "",
});
const categories = [
  place("heating", "Heizung"),
  place("heating-spares", "Heizung", "Zubehör"),
  place("solar-spares", "Photovoltaik", "Zubehör"),
];

it("a category is called by its name, or by the way to it where the name is not enough", () => {
  expect(Object.fromEntries(categoryKeys(categories))).toEqual({
    heating: "Heizung",
    "heating-spares": "Heizung > Zubehör",
    "solar-spares": "Photovoltaik > Zubehör",
  });
});

it.each([
  ["Heizung", ["heating"]],
  ["Heizung > Zubehör", ["heating-spares"]],
  ["Zubehör", ["heating-spares", "solar-spares"]],
  ["zubehör", []],
])("%s means %j", (key, expected) => {
  expect(categoryIds(categories, key)).toEqual(expected);
});
