/** The parts of the criteria grammar that we serve; all others are refused. */
export const criteriaKeys = [
  "page",
  "limit",
  "ids",
  "filter",
  "post-filter",
  "sort",
  "term",
  "aggregations",
  "associations",
  "includes",
  "total-count-mode",
] as const;

export type CriteriaKey = (typeof criteriaKeys)[number];

export const associationKeys = [
  "page",
  "limit",
  "ids",
  "filter",
  "post-filter",
  "sort",
  "associations",
  "total-count-mode",
] as const satisfies readonly CriteriaKey[];

/** Known in the Store API, left out on purpose. Listed so that the refusal can say so. */
export const refusedCriteriaKeys = ["query", "grouping", "fields", "excludes"] as const;
