import { describe, expect, it } from "vitest";
import { parseFilters } from "./parse-filter.ts";
import { createReader } from "./reader.ts";

function parse(value: unknown) {
  const reader = createReader();
  const filters = parseFilters(reader, value, "/filter");
  return { filters, pointers: reader.errors.map((error) => error.source?.pointer), errors: reader.errors };
}

const name = { type: "equals", field: "name", value: "x" };

describe("accepted filters", () => {
  it.each([
    [[], []],
    [[name], [name]],
    [
      { active: true, "manufacturer.name": null },
      [
        { type: "equals", field: "active", value: true },
        { type: "equals", field: "manufacturer.name", value: null },
      ],
    ],
    [
      [{ type: "equalsAny", field: "id", value: "a|b" }],
      [{ type: "equalsAny", field: "id", values: ["a", "b"] }],
    ],
    [
      [{ type: "equalsAll", field: "id", value: [1, 2] }],
      [{ type: "equalsAll", field: "id", values: [1, 2] }],
    ],
    [[{ type: "contains", field: "name", value: 12 }], [{ type: "contains", field: "name", value: "12" }]],
    [[{ type: "prefix", field: "name", value: "a" }], [{ type: "prefix", field: "name", value: "a" }]],
    [
      [{ type: "range", field: "price", parameters: { gte: 1, lt: "2" } }],
      [{ type: "range", field: "price", bounds: { gte: 1, lt: "2" } }],
    ],
    [[{ type: "and", queries: [name] }], [{ type: "and", queries: [name] }]],
    [[{ type: "multi", operator: "OR", queries: [name] }], [{ type: "or", queries: [name] }]],
    [[{ type: "multi", queries: [name] }], [{ type: "and", queries: [name] }]],
    [[{ type: "not", queries: [name] }], [{ type: "nand", queries: [name] }]],
    [[{ type: "not", operator: "or", queries: [name] }], [{ type: "nor", queries: [name] }]],
  ])("%j", (value, expected) => {
    expect(parse(value)).toEqual({ filters: expected, pointers: [], errors: [] });
  });
});

describe("refused filters", () => {
  it.each([
    ["text", "/filter"],
    [[1], "/filter/0"],
    [[{}], "/filter/0/type"],
    [[{ type: "since", field: "createdAt", value: "P1D" }], "/filter/0/type"],
    [[{ type: "until", field: "createdAt", value: "P1D" }], "/filter/0/type"],
    [[name, { type: "equals", field: "name", value: "" }], "/filter/1/value"],
    [[{ type: "equals", field: "name" }], "/filter/0/value"],
    [[{ type: "equals", field: "name", value: [] }], "/filter/0/value"],
    [[{ type: "equals", field: "name", value: "a\0b" }], "/filter/0/value"],
    [[{ type: "equals", field: "", value: 1 }], "/filter/0/field"],
    [[{ type: "equals", field: "a..b", value: 1 }], "/filter/0/field"],
    [[{ type: "equals", field: "a'; drop table", value: 1 }], "/filter/0/field"],
    [[{ type: "equals", field: "__proto__", value: 1 }], "/filter/0/field"],
    [[{ ...name, more: 1 }], "/filter/0/more"],
    [[{ type: "equalsAny", field: "id", value: "" }], "/filter/0/value"],
    [[{ type: "equalsAny", field: "id", value: [[]] }], "/filter/0/value"],
    [[{ type: "equalsAny", field: "id", value: Array.from({ length: 501 }, () => 1) }], "/filter/0/value"],
    [[{ type: "contains", field: "name", value: true }], "/filter/0/value"],
    [[{ type: "range", field: "price", parameters: {} }], "/filter/0/parameters"],
    [[{ type: "range", field: "price", parameters: { gt: null } }], "/filter/0/parameters/gt"],
    [[{ type: "range", field: "price", parameters: { gt: 1, eq: 1 } }], "/filter/0/parameters/eq"],
    [[{ type: "or", queries: [] }], "/filter/0/queries"],
    [[{ type: "or", queries: [name, { type: "x" }] }], "/filter/0/queries/1/type"],
    [[{ type: "multi", operator: "xor", queries: [name] }], "/filter/0/operator"],
    [{ name: "" }, "/filter/name"],
    [{ name: ["a"] }, "/filter/name"],
    [JSON.parse('{"__proto__": 1}'), "/filter/__proto__"],
  ])("%j at %s", (value, pointer) => {
    const { pointers, errors } = parse(value);
    expect(pointers).toEqual([pointer]);
    expect(errors[0]?.code).toBe("FRAMEWORK__INVALID_FILTER_QUERY");
  });

  it("nested more than ten levels deep", () => {
    let filter: object = name;
    for (let depth = 0; depth < 5000; depth++) filter = { type: "and", queries: [filter] };
    expect(parse([filter]).pointers).toEqual([`/filter/0${"/queries/0".repeat(10)}`]);
  });

  it("more than a hundred, wherever they stand", () => {
    const fifty = Array.from({ length: 50 }, () => name);
    expect(parse([{ type: "and", queries: fifty }, ...fifty]).pointers).toEqual(["/filter/50"]);
  });
});
