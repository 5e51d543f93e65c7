import type { Client } from "@opensearch-project/opensearch";
import type { SearchEngine } from "../engine/index-with-engine.ts";
import { createLanguageIndexes } from "./language-indexes.ts";
import { list } from "./list.ts";
import { createOptionGroups } from "./option-groups.ts";
import { countHits } from "./place-counts.ts";
import { suggest } from "./suggest.ts";
import { bulkLoad, removeAll, replaceFamilies } from "./write-entries.ts";

/** The catalogue index in OpenSearch: one index per language behind an alias, all names beginning with `prefix`. */
export function createOpenSearchCatalogIndex(client: Client, prefix: string): SearchEngine {
  const indexes = createLanguageIndexes(client, prefix);
  const engine = { client, indexes, groupsOf: createOptionGroups(client) };
  return {
    isLoaded: indexes.exist,
    replaceFamilies: (familyIds, entries) => replaceFamilies(client, indexes, familyIds, entries),
    bulkLoad: (entries) => bulkLoad(client, indexes, entries),
    clear: () => removeAll(client, indexes),
    countHits: (placeIds) => countHits(engine, placeIds),
    list: (query) => list(engine, query),
    suggest: (query) => suggest(engine, query),
  };
}
