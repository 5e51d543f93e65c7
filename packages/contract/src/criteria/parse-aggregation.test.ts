import { describe, expect, it } from "vitest";
import { parseAggregations } from "./parse-aggregation.ts";
import { createReader } from "./reader.ts";

function parse(value: unknown) {
  const reader = createReader();
  const aggregations = parseAggregations(reader, value, "/aggregations");
  return { aggregations, faults: reader.errors.map((error) => `${error.source?.pointer} ${error.code}`) };
}

const max = { type: "max", name: "dearest", field: "price" };

it("reads every supported type", () => {
  const terms = {
    type: "terms",
    name: "points",
    field: "points",
    limit: 5,
    sort: { field: "_count" },
    aggregation: max,
  };
  const filter = {
    type: "filter",
    name: "cheap",
    filter: [{ type: "equals", field: "a", value: 1 }],
    aggregation: max,
  };
  const entity = {
    type: "entity",
    name: "makers",
    field: "manufacturerId",
    definition: "product_manufacturer",
  };
  const stats = { type: "stats", name: "price", field: "price" };

  expect(parse([terms, filter, entity, stats, max])).toEqual({
    faults: [],
    aggregations: [
      { ...terms, sort: { field: "_count", order: "ASC", naturalSorting: false, byCount: false } },
      { type: "filter", name: "cheap", filters: filter.filter, aggregation: max },
      entity,
      stats,
      max,
    ],
  });
});

describe("refuses", () => {
  it.each(["avg", "min", "sum", "count", "range", "histogram", undefined, 7])("the type %s", (type) => {
    expect(parse([{ ...max, type }]).faults).toEqual([
      "/aggregations/0/type FRAMEWORK__INVALID_AGGREGATION_QUERY",
    ]);
  });

  it.each(["7", "1.5", "1e3", "a?b", "a:b", "", "constructor", "__proto__", 7, undefined])(
    "the name %s",
    (name) => {
      expect(parse([{ ...max, name }]).faults).toEqual([
        "/aggregations/0/name FRAMEWORK__INVALID_AGGREGATION_NAME",
      ]);
    },
  );

  it.each([
    ["text", "/aggregations"],
    [[1], "/aggregations/0"],
    [[{ ...max, field: 1 }], "/aggregations/0/field"],
    [[{ ...max, interval: "day" }], "/aggregations/0/interval"],
    [[{ ...max, type: "entity" }], "/aggregations/0/definition"],
    [[{ ...max, type: "terms", limit: 0 }], "/aggregations/0/limit"],
    [[{ type: "filter", name: "a", filter: [], aggregation: max }], "/aggregations/0/filter"],
    [
      [{ type: "filter", name: "a", filter: [{ type: "equals", field: "a", value: 1 }] }],
      "/aggregations/0/aggregation",
    ],
    [Array.from({ length: 21 }, () => max), "/aggregations/20"],
  ])("%j at %s", (value, pointer) => {
    expect(parse(value).faults).toEqual([`${pointer} FRAMEWORK__INVALID_AGGREGATION_QUERY`]);
  });
});
