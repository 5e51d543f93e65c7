import { expect, it } from "vitest";
import {
  addItem,
  inRequests,
  MOST_ITEMS,
  readIds,
  readItems,
  withChanges,
  withoutItems,
} from "./wishlist-rules.ts";

const id = (number: number) => number.toString(16).padStart(32, "0");
const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index));

it.each([
  ["nothing", null, []],
  ["ids, each once", JSON.stringify([id(1), id(2), id(1)]), [id(1), id(2)]],
  ["broken text", "[", []],
  ["another thing", '{"a":1}', []],
  ["entries that are no ids", JSON.stringify([id(1), "<script>", 5, null]), [id(1)]],
  ["more than fit", JSON.stringify(ids(MOST_ITEMS + 5)), ids(MOST_ITEMS)],
])("reads %s [154]", (_name, stored, expected) => {
  expect(readItems(stored)).toEqual(expected);
});

it.each([
  ["the first item", [], id(1), [id(1)]],
  ["another one in front", [id(1)], id(2), [id(2), id(1)]],
  ["one that is there, unchanged", [id(1), id(2)], id(2), [id(1), id(2)]],
  ["nothing to a full list", ids(MOST_ITEMS), id(9999), null],
])("adds %s", (_name, before, added, expected) => {
  expect(addItem(before, added)).toEqual(expected);
});

it("takes away what is gone and keeps what came meanwhile", () => {
  expect(withoutItems([id(3), id(2), id(1)], [id(1), id(2), id(9)])).toEqual([id(3)]);
});

it("shows changes that are on their way, in the order they were made", () => {
  const changes = [
    { intent: "add", id: id(3) },
    { intent: "remove", id: id(1) },
    { intent: "remove", id: id(3) },
    { intent: "add", id: id(4) },
  ] as const;
  expect(withChanges([id(2), id(1)], changes)).toEqual([id(4), id(2)]);
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
