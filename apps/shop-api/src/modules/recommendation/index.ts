// Products to go on with. The worker counts orders at night (count-orders.sql.ts); readers ask what many bought together, else what many
// buy in a category, else what the catalogue puts first there (recommend.ts). Nothing here knows who asks (decision 0055).
export { COUNT_ORDERS, recommendationJobs } from "./recommendation-jobs.ts";
export { recommend } from "./recommend.ts";
