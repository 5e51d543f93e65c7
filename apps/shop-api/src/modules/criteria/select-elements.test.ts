import { parseCriteria } from "@hearth/contract";
import { expect, it } from "vitest";
import { selectElements } from "./select-elements.ts";

const countries = [
  {
    id: "1".repeat(32),
    iso: "DE",
    position: 1,
    isEu: true,
    translated: { name: "Deutschland" },
    apiAlias: "country",
  },
  {
    id: "2".repeat(32),
    iso: "PL",
    position: 2,
    isEu: true,
    translated: { name: "Polen" },
    apiAlias: "country",
  },
  {
    id: "3".repeat(32),
    iso: "CH",
    position: 3,
    isEu: false,
    translated: { name: "Schweiz" },
    apiAlias: "country",
  },
];
const entity = { name: "country", fields: ["id", "iso", "position", "isEu", "translated.name"] };

function select(body: unknown) {
  const parsed = parseCriteria(body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return selectElements(countries, parsed.criteria, entity);
}
const isos = (body: unknown) => select(body).elements.map((country) => country.iso);

it.each<[string, unknown, string[]]>([
  ["nothing asked", {}, ["DE", "PL", "CH"]],
  ["equals", { filter: [{ type: "equals", field: "iso", value: "PL" }] }, ["PL"]],
  [
    "field with the entity's name in front",
    { filter: [{ type: "equals", field: "country.iso", value: "PL" }] },
    ["PL"],
  ],
  ["object form, boolean", { filter: { isEu: false } }, ["CH"]],
  ["boolean sent as text", { filter: [{ type: "equals", field: "isEu", value: "1" }] }, ["DE", "PL"]],
  ["equalsAny", { filter: [{ type: "equalsAny", field: "iso", value: "DE|CH" }] }, ["DE", "CH"]],
  ["contains, any case", { filter: [{ type: "contains", field: "translated.name", value: "OL" }] }, ["PL"]],
  ["range", { filter: [{ type: "range", field: "position", parameters: { gt: 1, lte: 3 } }] }, ["PL", "CH"]],
  [
    "not",
    { filter: [{ type: "not", operator: "and", queries: [{ type: "equals", field: "isEu", value: true }] }] },
    ["CH"],
  ],
  [
    "or",
    {
      filter: [
        {
          type: "multi",
          operator: "or",
          queries: [
            { type: "equals", field: "iso", value: "DE" },
            { type: "suffix", field: "translated.name", value: "z" },
          ],
        },
      ],
    },
    ["DE", "CH"],
  ],
  ["sort descending, second page", { sort: "-position", limit: 2, page: 2 }, ["DE"]],
  ["ids", { ids: ["3".repeat(32)] }, ["CH"]],
  ["term", { term: "schwei" }, ["CH"]],
])("%s", (_, body, expected) => {
  expect(isos(body)).toEqual(expected);
});

it("counts only what it returns unless an exact total is asked for", () => {
  expect(select({ limit: 1 }).total).toBe(1);
  expect(select({ limit: 1, "total-count-mode": "exact" }).total).toBe(3);
});

it("aggregates before post-filters", () => {
  const result = select({
    "post-filter": [{ type: "equals", field: "iso", value: "CH" }],
    aggregations: [
      { name: "eu", type: "terms", field: "isEu" },
      { name: "position", type: "stats", field: "position" },
      { name: "top", type: "max", field: "position" },
    ],
  });
  expect(result.elements).toHaveLength(1);
  expect(result.aggregations).toMatchObject({
    eu: {
      buckets: [
        { key: "true", count: 2 },
        { key: "false", count: 1 },
      ],
    },
    position: { min: 1, max: 3, sum: 6, avg: 2 },
    top: { max: 3 },
  });
});

it("refuses a field it does not know, with its place", () => {
  expect(() => select({ filter: [{ type: "equals", field: "population", value: 1 }] })).toThrow(
    "FRAMEWORK__UNMAPPED_FIELD",
  );
  expect(() => select({ sort: "population" })).toThrow("FRAMEWORK__UNMAPPED_FIELD");
});
