import { createOpenSearchCatalogIndex, type SearchEngine } from "@hearth/catalog-index";
import type { Config } from "./config/config.ts";

/** A visitor is not kept waiting: PostgreSQL answers instead. */
const PATIENCE_MS = 1500;

export type OpenSearchEngine = SearchEngine & { close: () => Promise<void> };

/** Its client is five hundred files: they are read where there is an engine. */
export async function openSearchEngine({
  openSearchUrl,
  openSearchPrefix,
}: Config): Promise<OpenSearchEngine | null> {
  if (!openSearchUrl) return null;
  const { Client } = await import("@opensearch-project/opensearch");
  const client = new Client({ node: openSearchUrl, requestTimeout: PATIENCE_MS, maxRetries: 0 });
  return { ...createOpenSearchCatalogIndex(client, openSearchPrefix), close: () => client.close() };
}
