// Read models from the record: product documents and the catalogue index. The worker drains the outbox (drain-outbox.ts); imports may
// rebuild everything (rebuild-projections.ts), a shop that sells does it in a shadow (rebuild-in-shadow.ts). What a document holds is decided in build-family.ts.
export { drainOutbox } from "./drain-outbox.ts";
export { loadFamilyRecords } from "./family-records.sql.ts";
export type { FamilyRecords, PriceRow, ProductRow } from "./family-records.sql.ts";
export { feedEngine } from "./feed-engine.ts";
export { countOutbox } from "./outbox.sql.ts";
export { rebuildInShadow } from "./rebuild-in-shadow.ts";
export { allEntries, rebuildProjections } from "./rebuild-projections.ts";
export { lookUpRecords, type RecordLookup } from "./record-lookup.ts";
export { CART_RULES, RECOMMENDATIONS, SEARCH_RULES } from "./stale-tags.ts";
export { hasDocs } from "./write-projections.sql.ts";
