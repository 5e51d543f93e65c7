import type { Country, CriteriaInput, EntitySearchResult, Product } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

/** Criteria over a list in memory. */
const countries = async (criteria: CriteriaInput) =>
  (await shop.api.post<EntitySearchResult<Country>>("/country", criteria)).body;
const isos = async (criteria: CriteriaInput) => (await countries(criteria)).elements.map(({ iso }) => iso);

/** Criteria over a table: the products of the radiator category. */
const inRadiators = { type: "equals", field: "categoryIds", value: id.category("radiators") } as const;
const products = async (criteria: CriteriaInput) =>
  (await shop.api.post<EntitySearchResult<Product>>("/product", criteria)).body;
const numbers = async (criteria: CriteriaInput) =>
  (await products({ sort: "productNumber", ...criteria })).elements.map((product) => product.productNumber);

describe("filters of a list in memory", () => {
  it.each<[string, NonNullable<CriteriaInput["filter"]>, string[]]>([
    ["equals", [{ type: "equals", field: "iso", value: "PL" }], ["PL"]],
    ["equals as a map", { iso: "PL", isEu: true }, ["PL"]],
    ["equals with a boolean as text", [{ type: "equals", field: "isEu", value: "0" }], ["CH"]],
    ["equalsAny with a list", [{ type: "equalsAny", field: "iso", value: ["DE", "CH"] }], ["DE", "CH"]],
    ["equalsAny with joined text", [{ type: "equalsAny", field: "iso", value: "DE|CH" }], ["DE", "CH"]],
    ["equalsAll", [{ type: "equalsAll", field: "iso", value: ["DE", "CH"] }], []],
    ["contains, whatever the case", [{ type: "contains", field: "name", value: "LEN" }], ["PL"]],
    ["prefix", [{ type: "prefix", field: "name", value: "Sch" }], ["CH"]],
    ["suffix", [{ type: "suffix", field: "name", value: "land" }], ["DE"]],
    ["range", [{ type: "range", field: "position", parameters: { gte: 1, lt: 2 } }], ["PL"]],
    [
      "or",
      [
        {
          type: "or",
          queries: [
            { type: "equals", field: "iso", value: "DE" },
            { type: "equals", field: "isEu", value: false },
          ],
        },
      ],
      ["DE", "CH"],
    ],
    [
      "not",
      [{ type: "not", operator: "or", queries: [{ type: "equals", field: "iso", value: "DE" }] }],
      ["PL", "CH"],
    ],
    ["nand", [{ type: "nand", queries: [{ type: "equals", field: "iso", value: "DE" }] }], ["PL", "CH"]],
    [
      "two at once",
      [
        { type: "equals", field: "isEu", value: true },
        { type: "contains", field: "name", value: "deutsch" },
      ],
      ["DE"],
    ],
  ])("%s", async (_, filter, expected) => {
    expect(await isos({ filter })).toEqual(expected);
  });
});

describe("filters of a table", () => {
  it.each<[string, NonNullable<CriteriaInput["filter"]>, string[]]>([
    ["equals", [{ type: "equals", field: "productNumber", value: "WZ-T-1" }], ["WZ-T-1"]],
    [
      "equalsAny",
      [{ type: "equalsAny", field: "ean", value: ["4012345000016", "4006381333931"] }],
      ["NW-KE-08", "WZ-H-200"],
    ],
    [
      "equalsAll over a list of ids",
      [
        {
          type: "equalsAll",
          field: "categoryIds",
          value: [id.category("heating"), id.category("radiators")],
        },
      ],
      ["WZ-H-200"],
    ],
    ["contains", [inRadiators, { type: "contains", field: "productNumber", value: "t-" }], ["WZ-T-1"]],
    ["a wildcard as plain text", [inRadiators, { type: "contains", field: "productNumber", value: "%" }], []],
    [
      "range",
      [inRadiators, { type: "range", field: "sales", parameters: { gt: 70, lte: 90 } }],
      ["WZ-H-200"],
    ],
    [
      "null",
      [
        inRadiators,
        { type: "equals", field: "parentId", value: null },
        { type: "equals", field: "isCloseout", value: true },
      ],
      ["WZ-F-1", "WZ-V-12"],
    ],
    [
      "not",
      [inRadiators, { type: "not", queries: [{ type: "prefix", field: "productNumber", value: "WZ-R" }] }],
      ["WZ-F-1", "WZ-H-200", "WZ-T-1", "WZ-V-12"],
    ],
    [
      "or of indexed fields",
      [
        {
          type: "or",
          queries: [
            { type: "equals", field: "productNumber", value: "WZ-T-1" },
            { type: "equals", field: "ean", value: "4012345000016" },
          ],
        },
      ],
      ["WZ-H-200", "WZ-T-1"],
    ],
  ])("%s", async (_, filter, expected) => {
    expect(await numbers({ filter })).toEqual(expected);
  });

  it("leaves out what is not sold: inactive products are never found", async () => {
    expect(await numbers({ filter: { productNumber: "WZ-OLD" } })).toEqual([]);
  });
});

describe("sort", () => {
  it.each<[string, NonNullable<CriteriaInput["sort"]>, string[]]>([
    ["ascending by default", [{ field: "name" }], ["DE", "PL", "CH"]],
    ["descending", [{ field: "name", order: "DESC" }], ["CH", "PL", "DE"]],
    ["as text", "-name", ["CH", "PL", "DE"]],
    ["by two fields", "isEu,-iso", ["CH", "PL", "DE"]],
  ])("%s", async (_, sort, expected) => {
    expect(await isos({ sort })).toEqual(expected);
  });

  it("orders a table", async () => {
    const { elements } = await products({
      filter: [inRadiators],
      sort: [{ field: "sales", order: "desc" }],
      limit: 2,
    });
    expect(elements.map((product) => product.productNumber)).toEqual(["WZ-H-200", "WZ-R"]);
  });

  it("keeps the asked order of ids when nothing else is said", async () => {
    const ids = [id.product("valve"), id.product("hose"), id.unknownId, id.product("fan")];
    const { elements, total } = await products({ ids });
    expect(elements.map((product) => product.id)).toEqual([ids[0], ids[1], ids[3]]);
    expect(total).toBe(3);
  });
});

describe("paging and total", () => {
  const everywhere = [
    ["in memory", (criteria: CriteriaInput) => countries(criteria), 3],
    ["over a table", (criteria: CriteriaInput) => products({ filter: [inRadiators], ...criteria }), 5],
  ] as const;

  it.each(everywhere)("pages without overlap %s", async (_, list, size) => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ limit: 2, page })));
    const ids = pages.flatMap((page) => page.elements.map((element) => element.id));
    expect(new Set(ids).size).toBe(size);
    expect(pages[1]).toMatchObject({ page: 2, limit: 2 });
  });

  it.each(everywhere)("counts exactly only when asked %s", async (_, list, size) => {
    expect((await list({ limit: 1 })).total).toBe(1);
    expect((await list({ limit: 1, "total-count-mode": "exact" })).total).toBe(size);
    expect((await list({ limit: 1, "total-count-mode": 1 })).total).toBe(size);
  });

  it.each(everywhere)("answers a page behind the end with nothing %s", async (_, list) => {
    expect((await list({ limit: 10, page: 50 })).elements).toEqual([]);
  });

  it("switches paging off for ids", async () => {
    const ids = [id.country("de"), id.country("pl")];
    expect(await countries({ ids, limit: 1 })).toMatchObject({
      elements: [{ iso: "DE" }, { iso: "PL" }],
      total: 2,
    });
    expect(await isos({ ids: ids.join("|") })).toEqual(["DE", "PL"]);
  });
});

describe("never ignores what it does not serve", () => {
  it.each(["grouping", "fields", "excludes", "query", "unheardOf", "__proto__x", "Filter"])(
    "refuses the key %s",
    async (key) => {
      const { faults } = await shop.api.post("/country", { [key]: [] });
      expect(faults).toEqual([`400 FRAMEWORK__INVALID_REQUEST_PARAMETER /${key}`]);
    },
  );

  it.each([
    ["since", { type: "since", field: "iso", value: "P1D" }],
    ["until", { type: "until", field: "iso", value: "P1D" }],
    ["an invented type", { type: "like", field: "iso", value: "D" }],
  ])("refuses the filter %s", async (_, filter) => {
    const { faults } = await shop.api.post("/country", { filter: [filter] });
    expect(faults).toEqual(["400 FRAMEWORK__INVALID_FILTER_QUERY /filter/0/type"]);
  });

  it("points at every fault of a request", async () => {
    const { faults } = await shop.api.post("/country", {
      limit: 0,
      page: -1,
      sort: [{ field: "name", order: "sideways" }],
      filter: [{ type: "equals", field: "iso", value: "" }],
    });
    expect(faults.toSorted()).toEqual([
      "400 FRAMEWORK__INVALID_FILTER_QUERY /filter/0/value",
      "400 FRAMEWORK__INVALID_LIMIT_QUERY /limit",
      "400 FRAMEWORK__INVALID_PAGE_QUERY /page",
      "400 FRAMEWORK__INVALID_SORT_QUERY /sort/0/order",
    ]);
  });

  it("refuses a filter over products that no index can narrow", async () => {
    const { faults } = await shop.api.post("/product", { filter: { isCloseout: true } });
    expect(faults).toEqual(["400 FRAMEWORK__INVALID_FILTER_QUERY /filter"]);
  });
});
