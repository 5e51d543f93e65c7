import type { ListingAggregations } from "@hearth/contract";
import { expect, it } from "vitest";
import { categoryOptions } from "./category-options.ts";

type Facets = Pick<ListingAggregations, "category" | "category-count">;

/** Each category by its way from the root, with its number of products. */
const facets = (counts: Record<string, number>) =>
  ({
    category: {
      entities: Object.keys(counts).map((id) => {
        const breadcrumb = id.split(" > ");
        return { id, translated: { name: breadcrumb.at(-1), breadcrumb } };
      }),
    },
    "category-count": { buckets: Object.entries(counts).map(([key, count]) => ({ key, count })) },
  }) as unknown as Facets;

const found = facets({
  "Shop > PV": 4,
  "Shop > Heizung > Wärmepumpen": 12,
  Shop: 24,
  "Shop > Heizung": 20,
});

it("stands below each other, without what is above all", () => {
  const options = categoryOptions(found, found, { chosen: [], total: 24 });
  expect(options.map(({ name, hits, depth }) => [name, hits, depth])).toEqual([
    ["Heizung", 20, 0],
    ["Wärmepumpen", 12, 1],
    ["PV", 4, 0],
  ]);
});

it("tells which still lead to something, and keeps what is chosen", () => {
  const left = facets({ "Shop > Heizung": 3 });
  const options = categoryOptions(found, left, { chosen: ["Shop > PV"], total: 0 });
  expect(options.map(({ name, isPossible }) => [name, isPossible])).toEqual([
    ["Heizung", true],
    ["Wärmepumpen", false],
    ["PV", true],
  ]);
});

it("offers nothing where everything is in one place", () => {
  const one = facets({ Shop: 3, "Shop > Heizung": 3 });
  expect(categoryOptions(one, one, { chosen: [], total: 3 })).toEqual([]);
  expect(categoryOptions({}, {}, { chosen: [], total: 3 })).toEqual([]);
});
