import { randomBytes } from "node:crypto";
import {
  type CatalogIndex,
  createOpenSearchCatalogIndex,
  createPostgresCatalogIndex,
  type IndexLanguage,
  type SearchGuidance,
} from "@hearth/catalog-index";
import { Client } from "@opensearch-project/opensearch";
import type { Sql } from "postgres";
import { LOOKED_AT, type MeasuredEngine } from "./measured-engine.ts";

/** What merchants say about a search. */
export type Guide = (term: string, language: IndexLanguage) => SearchGuidance;

export function openPostgresEngine(sql: Sql, guide: Guide): MeasuredEngine {
  return measured(createPostgresCatalogIndex(sql), guide, async () => {});
}

export function openOpenSearchEngine(node: string, guide: Guide): MeasuredEngine {
  const client = new Client({ node, requestTimeout: 120_000 });
  const prefix = `relevance${randomBytes(6).toString("hex")}`;
  return measured(createOpenSearchCatalogIndex(client, prefix), guide, async () => {
    await client.indices.delete({ index: `${prefix}-*` });
    await client.close();
  });
}

function measured(index: CatalogIndex, guide: Guide, close: () => Promise<void>): MeasuredEngine {
  return {
    load: async (entries) => {
      await index.bulkLoad(entries);
    },
    search: async (term, language) => {
      const { hits } = await index.list({
        scope: { kind: "search", term, language, guidance: guide(term, language) },
        filters: {},
        sort: "score",
        offset: 0,
        limit: LOOKED_AT,
        facets: "none",
      });
      return hits;
    },
    close,
  };
}
