import { expect, it } from "vitest";
import { isIconName, parseIconName } from "./icon-name.ts";

it.each([
  ["tabler:truck", { prefix: "tabler", name: "truck" }],
  ["tabler:battery-4", { prefix: "tabler", name: "battery-4" }],
  ["simple-icons:visa", { prefix: "simple-icons", name: "visa" }],
  ["truck", null],
  ["tabler:", null],
  ["tabler:../secret", null],
  ["tabler:a,b", null],
  ["Tabler:Truck", null],
  [`tabler:${"a".repeat(100)}`, null],
])("reads %s", (text, expected) => {
  expect(parseIconName(text)).toEqual(expected);
});

it.each([
  ["truck-delivery", true],
  ["-truck", false],
  ["__proto__", false],
  ["", false],
])("takes %j as name of an icon: %s", (text, expected) => {
  expect(isIconName(text)).toBe(expected);
});
