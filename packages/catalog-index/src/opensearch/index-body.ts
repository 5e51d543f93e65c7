import { textAnalysis } from "./text-analysis.ts";

const keyword = { type: "keyword" };
const unsearched = { type: "keyword", index: false, doc_values: false };
const cents = { type: "long" };
/** A field for each list of prices; customer groups are few. */
const priceLists = { type: "object", dynamic: true };
const words = { type: "text", analyzer: "words", search_analyzer: "searched_words" };
const folded = { type: "text", analyzer: "folded", search_analyzer: "searched" };
const joined = { type: "text", analyzer: "joined", search_analyzer: "searched" };
const head = { type: "text", analyzer: "head", search_analyzer: "searched_words" };
const parts = { type: "text", analyzer: "parts", search_analyzer: "searched_words" };
const begin = { type: "text", analyzer: "begin", search_analyzer: "searched" };
const partBegin = { type: "text", analyzer: "part_begin", search_analyzer: "searched" };

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
        productId: keyword,
        productIds: keyword,
        categoryIds: keyword,
        streamIds: keyword,
        manufacturerId: keyword,
        optionIds: keyword,
        /** `group:option`: facets are asked for by group. */
        groupedOptionIds: keyword,
        numbers: keyword,
        numberTails: keyword,
        minPriceCents: cents,
        maxPriceCents: cents,
        lowPrices: priceLists,
        highPrices: priceLists,
        ratingAverage: { type: "double" },
        ratingScore: { type: "long" },
        shippingFree: { type: "boolean" },
        sales: { type: "long" },
        prominence: { type: "long" },
        releasedAt: { type: "date" },
        name: {
          ...words,
          copy_to: "spelling",
          fields: { folded, joined, head, parts, begin, part_begin: partBegin },
        },
        /** Names of the categories. */
        kind: { ...words, copy_to: "spelling", fields: { folded, joined, head, parts } },
        about: { ...words, copy_to: "spelling", fields: { folded, parts } },
        body: { ...words, fields: { folded } },
        /** Names and categories in the other languages. */
        elsewhere: folded,
        /** Words as they are written, for those who slip. */
        spelling: { type: "text", analyzer: "spelling" },
        members: {
          type: "nested",
          properties: {
            productId: unsearched,
            numbers: unsearched,
            groupedOptionIds: keyword,
            priceCents: cents,
            priceLists,
            available: { type: "boolean" },
            optionNames: unsearched,
          },
        },
      },
    },
  };
}
