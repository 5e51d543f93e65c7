import type { Country, CriteriaInput, EntitySearchResult, Product, ProductReview } from "@hearth/contract";
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
describe("post-filter and aggregations", () => {
  it("narrows the hits but not the aggregations", async () => {
    const { elements, aggregations } = await countries({
      "post-filter": { iso: "DE" },
      aggregations: [{ name: "unions", type: "terms", field: "isEu" }],
    });
    expect(elements).toHaveLength(1);
    expect(aggregations).toMatchObject({
      unions: {
        buckets: [
          { key: "true", count: 2 },
          { key: "false", count: 1 },
        ],
      },
    });
  });

  it("narrows both by filter", async () => {
    const { aggregations } = await countries({
      filter: { isEu: true },
      aggregations: [{ name: "top", type: "max", field: "position" }],
    });
    expect(aggregations).toMatchObject({ top: { max: 1 } });
  });

  it("sums up numbers of a table", async () => {
    const { aggregations } = await products({
      filter: [inRadiators],
      "post-filter": [{ type: "equals", field: "productNumber", value: "WZ-R" }],
      aggregations: [
        { name: "sold", type: "stats", field: "sales" },
        { name: "most", type: "max", field: "sales" },
        { name: "makers", type: "terms", field: "manufacturerId" },
        {
          name: "closeouts",
          type: "filter",
          filter: [{ type: "equals", field: "isCloseout", value: true }],
          aggregation: { name: "count", type: "terms", field: "isCloseout" },
        },
      ],
    });
    expect(aggregations).toMatchObject({
      sold: { min: 0, max: 90, sum: 160, avg: 32 },
      most: { max: 90 },
      makers: { buckets: [{ key: id.manufacturer("walzer"), count: 5 }] },
      closeouts: { buckets: [{ key: "true", count: 2 }] },
    });
  });

  it("limits and nests buckets of a list in memory", async () => {
    const { aggregations } = await countries({
      aggregations: [
        {
          name: "union",
          type: "terms",
          field: "isEu",
          limit: 1,
          sort: { field: "_count", order: "ASC" },
          aggregation: { name: "last", type: "max", field: "position" },
        },
      ],
    });
    expect(aggregations).toEqual({
      union: expect.objectContaining({
        buckets: [
          expect.objectContaining({ key: "false", count: 1, last: expect.objectContaining({ max: 2 }) }),
        ],
      }),
    });
  });

  it("searches a list by words with term", async () => {
    expect(await isos({ term: "schweiz" })).toEqual(["CH"]);
    const { body } = await shop.api.post<EntitySearchResult<ProductReview>>(
      `/product/${id.product("kestrel")}/reviews`,
      { term: "lieferung" },
    );
    expect(body.elements.map((review) => review.title)).toEqual(["Gut"]);
  });
});
