import type { Client } from "@opensearch-project/opensearch";
import type { CatalogIndex } from "../port.ts";
import { createLanguageIndexes } from "./language-indexes.ts";
import { list, listReadings } from "./list.ts";
import { searchReadings } from "./search-readings.ts";
import { bulkLoad, replaceFamilies } from "./write-entries.ts";

/** The catalogue index in OpenSearch: one index per language behind an alias, all names beginning with `prefix`. */
export function createOpenSearchCatalogIndex(client: Client, prefix: string): CatalogIndex {
  const indexes = createLanguageIndexes(client, prefix);
  const engine = { client, indexes };
  return {
    replaceFamilies: (familyIds, entries) => replaceFamilies(client, indexes, familyIds, entries),
    bulkLoad: (entries) => bulkLoad(client, indexes, entries),
    clear: () => indexes.swap(new Map()),
    list: (query) => list(engine, query),
    async suggest({ term, language, limit }) {
      const scope = { kind: "search", term, language } as const;
      const query = { scope, filters: {}, sort: "score", offset: 0, limit, facets: "none" } as const;
      const { hits, total } = await listReadings(engine, searchReadings(term, true), query);
      return { hits, total };
    },
  };
}
