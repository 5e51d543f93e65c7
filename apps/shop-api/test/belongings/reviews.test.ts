import type { CriteriaInput, EntitySearchResult, FilterInput, ProductReview } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const reviews = async (key: string, criteria: CriteriaInput = {}) =>
  (await shop.api.post<EntitySearchResult<ProductReview>>(`/product/${id.product(key)}/reviews`, criteria))
    .body;
const titles = async (...query: Parameters<typeof reviews>) =>
  (await reviews(...query)).elements.map((review) => review.title);

it("lists approved reviews, newest first, and none that waits for approval [5]", async () => {
  expect(await titles("kestrel")).toEqual(["Fine", "Gut", "Sehr leise"]);
});

it("cannot be talked into showing unapproved ones", async () => {
  expect(await titles("kestrel", { filter: { status: false } })).toEqual([]);
  const either: FilterInput = {
    type: "or",
    queries: [
      { type: "equals", field: "status", value: false },
      { type: "equals", field: "points", value: 1 },
    ],
  };
  expect(await titles("kestrel", { filter: [either] })).toEqual([]);
});

it("gathers the reviews of the whole family, whichever member is asked", async () => {
  expect(await titles("kestrel-12")).toEqual(await titles("kestrel"));
});

it("carries author, points, language and date", async () => {
  const { elements } = await reviews("kestrel", { sort: "createdAt", limit: 1 });
  expect(elements).toMatchObject([
    {
      title: "Sehr leise",
      content: "Man hört sie nicht.",
      points: 5,
      externalUser: "Markus T.",
      status: true,
      languageId: id.language("de"),
      createdAt: expect.stringMatching(/^2026-08-14T/),
    },
  ]);
});

it("counts the points for the histogram, whatever the page shows", async () => {
  const { aggregations, total } = await reviews("kestrel", {
    limit: 1,
    "total-count-mode": "exact",
    "post-filter": [{ type: "equals", field: "points", value: 5 }],
    aggregations: [{ name: "matrix", type: "terms", field: "points", limit: 5 }],
  });
  expect(total).toBe(1);
  expect(aggregations).toMatchObject({
    matrix: {
      buckets: [
        { key: "4", count: 2 },
        { key: "5", count: 1 },
      ],
    },
  });
});

it("filters by language and points", async () => {
  expect(await titles("kestrel", { filter: { languageId: id.language("en") } })).toEqual(["Fine"]);
  expect(
    await titles("kestrel", { filter: [{ type: "range", field: "points", parameters: { gte: 5 } }] }),
  ).toEqual(["Sehr leise"]);
});

it("is empty for a product without reviews, and for an unknown one", async () => {
  expect(await titles("hose")).toEqual([]);
  expect(
    (await shop.api.post<EntitySearchResult<ProductReview>>(`/product/${id.unknownId}/reviews`)).body.total,
  ).toBe(0);
});
