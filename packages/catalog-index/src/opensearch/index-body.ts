import { textAnalysis } from "./text-analysis.ts";

const keyword = { type: "keyword" };
const folded = { type: "text", analyzer: "folded" };
const parts = { type: "text", analyzer: "parts", search_analyzer: "words" };
const begin = { type: "text", analyzer: "begin", search_analyzer: "folded" };
const partBegin = { type: "text", analyzer: "part_begin", search_analyzer: "folded" };

/** Settings and fields of the index of one language. */
export function indexBody(locale: string): object {
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: 0,
      // Visitors may page to the end of a large category.
      max_result_window: 1_000_000,
      analysis: textAnalysis(locale),
    },
    mappings: {
      dynamic: "strict",
      properties: {
        familyId: keyword,
        productIds: keyword,
        categoryIds: keyword,
        streamIds: keyword,
        manufacturerId: keyword,
        optionIds: keyword,
        /** `group:option`: facets are asked for by group. */
        groupedOptionIds: keyword,
        numbers: keyword,
        priceCents: { type: "long" },
        ratingAverage: { type: "double" },
        shippingFree: { type: "boolean" },
        available: { type: "boolean" },
        sales: { type: "long" },
        releasedAt: { type: "date" },
        productId: keyword,
        name: { type: "text", analyzer: "words", fields: { folded, parts, begin, part_begin: partBegin } },
        about: { type: "text", analyzer: "words", fields: { folded, parts } },
        body: { type: "text", analyzer: "words", fields: { folded } },
      },
    },
  };
}
