import type { ListFacets } from "@hearth/catalog-index";
import { describe, expect, it } from "vitest";
import { tellingFacets } from "./telling-facets.ts";

const facets = (more: Partial<ListFacets>): ListFacets => ({
  manufacturers: [],
  options: [],
  categories: [],
  price: null,
  ratingMax: null,
  shippingFree: false,
  ...more,
});
/** Options are named by their group. */
const groupOf = (id: string) => id.split(".")[0] ?? "";
const counted = (hits: Record<string, number>) => Object.entries(hits).map(([id, n]) => ({ id, hits: n }));
const left = (found: Partial<ListFacets>, filters: Parameters<typeof tellingFacets>[1]["filters"] = {}) => {
  const { options, manufacturers, categories } = tellingFacets(facets(found), { total: 5, filters, groupOf });
  return [...options, ...manufacturers, ...categories].map(({ id }) => id);
};

describe("of the reduced facets", () => {
  it("an option that every hit has goes, unless its group has another", () => {
    expect(left({ options: counted({ "power.8": 5 }) })).toEqual([]);
    expect(left({ options: counted({ "power.8": 4 }) })).toEqual(["power.8"]);
    expect(left({ options: counted({ "power.8": 5, "power.12": 5 }) })).toEqual(["power.8", "power.12"]);
  });

  it("the only maker goes", () => {
    expect(left({ manufacturers: counted({ nordwerk: 5 }) })).toEqual([]);
    expect(left({ manufacturers: counted({ nordwerk: 4 }) })).toEqual(["nordwerk"]);
  });

  it("categories with all hits go", () => {
    expect(left({ categories: counted({ heating: 5, pumps: 3 }) })).toEqual(["pumps"]);
  });

  it("what was chosen stays", () => {
    const chosen = { optionIds: ["power.8"], manufacturerIds: ["nordwerk"], categoryIds: ["heating"] };
    const found = {
      options: counted({ "power.8": 5, "colour.white": 5 }),
      manufacturers: counted({ nordwerk: 5 }),
      categories: counted({ heating: 5 }),
    };
    expect(left(found, chosen)).toEqual(["power.8", "nordwerk", "heating"]);
  });
});
