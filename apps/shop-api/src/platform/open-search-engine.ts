import { createOpenSearchCatalogIndex, type SearchEngine } from "@hearth/catalog-index";
import { Client } from "@opensearch-project/opensearch";
import type { Config } from "./config.ts";

/** A visitor is not kept waiting: PostgreSQL answers instead. */
const PATIENCE_MS = 1500;

export type OpenSearchEngine = SearchEngine & { close: () => Promise<void> };

export function openSearchEngine({ openSearchUrl, openSearchPrefix }: Config): OpenSearchEngine | null {
  if (!openSearchUrl) return null;
  const client = new Client({ node: openSearchUrl, requestTimeout: PATIENCE_MS, maxRetries: 0 });
  return { ...createOpenSearchCatalogIndex(client, openSearchPrefix), close: () => client.close() };
}
