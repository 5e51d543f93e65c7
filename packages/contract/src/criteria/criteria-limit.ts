/** Bounds on what one request may ask for. They stop hostile input, no real storefront comes near them. */
export const criteriaLimit = {
  pageSize: 100,
  page: 1_000_000,
  depth: 10,
  filters: 100,
  valuesPerFilter: 500,
  ids: 500,
  sorts: 10,
  aggregations: 20,
  associations: 50,
  includeAliases: 100,
  includeFields: 300,
  valueLength: 1000,
  nameLength: 200,
  termLength: 500,
  termsBuckets: 500,
} as const;
