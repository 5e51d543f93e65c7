import { expect, it } from "vitest";
import { addViewed, readIds, readViewed, viewedBefore } from "./viewed-list.ts";

const id = (number: number) => number.toString(16).padStart(32, "0");
const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index));

it.each([
  ["the first product", [], id(1), [id(1)]],
  ["another one in front", [id(1)], id(2), [id(2), id(1)]],
  ["one seen before, moved to the front", [id(1), id(2)], id(2), [id(2), id(1)]],
  ["the thirteenth, without the oldest", ids(12), id(99), [id(99), ...ids(11)]],
])("adds %s", (_name, before, added, expected) => {
  expect(addViewed(before, added)).toEqual(expected);
});

it.each([
  ["nothing", null, []],
  ["ids", JSON.stringify([id(1), id(2), id(1)]), [id(1), id(2)]],
  ["broken text", "[", []],
  ["another thing", '{"a":1}', []],
  ["entries that are no ids", JSON.stringify([id(1), "x", 5, null]), [id(1)]],
  ["more than are kept", JSON.stringify(ids(20)), ids(12)],
])("reads %s", (_name, stored, expected) => {
  expect(readViewed(stored)).toEqual(expected);
});

it("shows up to six others", () => {
  expect(viewedBefore(ids(12), id(0))).toEqual(ids(7).slice(1));
});

it.each([
  ["one id", id(1), [id(1)]],
  ["several, each once", `${id(1)},${id(2)},${id(1)}`, [id(1), id(2)]],
  ["more than are shown", ids(7).join(","), null],
  ["no id at all", "", null],
  ["something else among them", `${id(1)},../x`, null],
])("reads %s from an address", (_name, text, expected) => {
  expect(readIds(text)).toEqual(expected);
});
