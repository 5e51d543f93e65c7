import { expect, it } from "vitest";
import { addWish, inRequests, mostWishes, readIds, readWishes, withoutWishes } from "./wish-list.ts";

const id = (number: number) => number.toString(16).padStart(32, "0");
const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index));

it.each([
  ["nothing", null, []],
  ["ids, each once", JSON.stringify([id(1), id(2), id(1)]), [id(1), id(2)]],
  ["broken text", "[", []],
  ["another thing", '{"a":1}', []],
  ["entries that are no ids", JSON.stringify([id(1), "<script>", 5, null]), [id(1)]],
  ["more than fit", JSON.stringify(ids(mostWishes + 5)), ids(mostWishes)],
])("reads %s", (_name, stored, expected) => {
  expect(readWishes(stored)).toEqual(expected);
});

it.each([
  ["the first wish", [], id(1), [id(1)]],
  ["another one in front", [id(1)], id(2), [id(2), id(1)]],
  ["one that is there, unchanged", [id(1), id(2)], id(2), [id(1), id(2)]],
  ["nothing to a full list", ids(mostWishes), id(9999), null],
])("adds %s", (_name, before, added, expected) => {
  expect(addWish(before, added)).toEqual(expected);
});

it("takes away what is gone and keeps what came meanwhile", () => {
  expect(withoutWishes([id(3), id(2), id(1)], [id(1), id(2), id(9)])).toEqual([id(3)]);
});

it.each([
  ["one id", id(1), [id(1)]],
  ["several, each once", `${id(1)},${id(2)},${id(1)}`, [id(1), id(2)]],
  ["too many", ids(25).join(","), null],
  ["no id at all", "", null],
  ["something else among them", `${id(1)},../x`, null],
])("reads %s from an address", (_name, text, expected) => {
  expect(readIds(text)).toEqual(expected);
});

it("asks for long lists in parts, none of them too long for an address", () => {
  expect(inRequests(ids(50)).map((part) => part.length)).toEqual([24, 24, 2]);
  expect(inRequests(ids(50)).flat()).toEqual(ids(50));
  expect(inRequests([])).toEqual([]);
});
