/** `and`: every word has to fit; `or`: one of them; `fuzzy`: words may be misspelt. */
export type QueryType = "and" | "or" | "fuzzy";

export const wireQueryNames = ["match_and", "match_or", "fuzzy"] as const;

export type WireQueryName = (typeof wireQueryNames)[number];

const names: Readonly<Record<QueryType, WireQueryName>> = {
  and: "match_and",
  or: "match_or",
  fuzzy: "fuzzy",
};

export function wireQueryName(queryType: QueryType): WireQueryName {
  return names[queryType];
}
