/**
 * The catalogue index: one port (`CatalogIndex`) and its adapters, in PostgreSQL and in OpenSearch. It knows hits, not products: names, prices and pictures are read elsewhere by id.
 */
export type {
  CatalogIndex,
  FacetCount,
  FacetMode,
  IndexEntry,
  IndexLanguage,
  IndexMember,
  IndexOption,
  IndexText,
  ListAnswer,
  ListFacets,
  ListFilters,
  ListHit,
  ListQuery,
  ListScope,
  ListSort,
  SearchGuidance,
  SuggestAnswer,
  SuggestQuery,
} from "./port.ts";
export { fold } from "./analysis/fold.ts";
export {
  EVERYTHING_ID,
  type EngineTicket,
  leaveEngineQueue,
  queueForEngine,
  waitingForEngine,
} from "./engine/engine-queue.sql.ts";
export { createIndexWithEngine, type SearchEngine } from "./engine/index-with-engine.ts";
export { createOpenSearchCatalogIndex } from "./opensearch/opensearch-catalog-index.ts";
export { catalogIndexMigrations, createPostgresCatalogIndex } from "./postgres/postgres-catalog-index.ts";
export { createIndexWriter } from "./postgres/replace-entries.ts";
export { indexTables } from "./postgres/write-entries.sql.ts";
