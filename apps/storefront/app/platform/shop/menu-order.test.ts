import { expect, it } from "vitest";
import { inMenuOrder, menuPosition } from "./menu-order.ts";

it.each([
  ["a number", { bec_hearth_position: 20 }, 20],
  ["zero", { bec_hearth_position: 0 }, 0],
  ["a number written as text", { bec_hearth_position: "30" }, 30],
  ["a negative number", { bec_hearth_position: -1 }, 9999],
  ["an empty text", { bec_hearth_position: "" }, 9999],
  ["a word", { bec_hearth_position: "first" }, 9999],
  ["null", { bec_hearth_position: null }, 9999],
  ["nothing", {}, 9999],
  ["no fields at all", null, 9999],
])("takes the position from %s [142]", (_name, customFields, expected) => {
  expect(menuPosition(customFields)).toBe(expected);
});

it("sorts by position and keeps the order of equals [142]", () => {
  const entries = [
    { name: "no position" },
    { name: "second", customFields: { bec_hearth_position: 20 } },
    { name: "negative", customFields: { bec_hearth_position: -5 } },
    { name: "first", customFields: { bec_hearth_position: 10 } },
    { name: "also second", customFields: { bec_hearth_position: 20 } },
  ];
  expect(inMenuOrder(entries).map(({ name }) => name)).toEqual([
    "first",
    "second",
    "also second",
    "no position",
    "negative",
  ]);
});
