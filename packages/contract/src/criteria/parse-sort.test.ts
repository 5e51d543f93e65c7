import { expect, it } from "vitest";
import { parseSorts } from "./parse-sort.ts";
import { createReader } from "./reader.ts";

function parse(value: unknown) {
  const reader = createReader();
  const sorts = parseSorts(reader, value, "/sort");
  return { sorts, faults: reader.errors.map((error) => `${error.source?.pointer} ${error.code}`) };
}

const byName = { field: "name", order: "ASC", naturalSorting: false, byCount: false };

it.each([
  [undefined, []],
  [[], []],
  ["name", [byName]],
  ["-createdAt,name", [{ ...byName, field: "createdAt", order: "DESC" }, byName]],
  [[{ field: "name", order: "desc" }], [{ ...byName, order: "DESC" }]],
  [[{ field: "name", naturalSorting: true }], [{ ...byName, naturalSorting: true }]],
  [[{ field: "products.id", type: "count" }], [{ ...byName, field: "products.id", byCount: true }]],
])("reads %j", (value, sorts) => {
  expect(parse(value)).toEqual({ sorts, faults: [] });
});

it.each([
  [7, "/sort"],
  ["", "/sort/0/field"],
  ["name,,id", "/sort/1/field"],
  [["name"], "/sort/0"],
  [[{ order: "ASC" }], "/sort/0/field"],
  [[{ field: "name", order: "sideways" }], "/sort/0/order"],
  [[{ field: "name", type: "sum" }], "/sort/0/type"],
  [[{ field: "name", nulls: "last" }], "/sort/0/nulls"],
  [Array.from({ length: 11 }, () => ({ field: "name" })), "/sort"],
])("refuses %j at %s", (value, pointer) => {
  expect(parse(value).faults).toEqual([`${pointer} FRAMEWORK__INVALID_SORT_QUERY`]);
});
