import { randomBytes } from "node:crypto";
import { Client } from "@opensearch-project/opensearch";
import { type CatalogIndex, createOpenSearchCatalogIndex, createPostgresCatalogIndex } from "../src/index.ts";
import { createTemporaryDatabase } from "./temporary-database.ts";

/** An index of its own in a real engine, gone after the test file. */
export interface TestIndex {
  index: CatalogIndex;
  drop: () => Promise<void>;
}

/** Every engine keeps the promises of the port. Fails when one of them is not there. */
export const engines: readonly { name: string; open: () => Promise<TestIndex> }[] = [
  { name: "PostgreSQL", open: openPostgres },
  { name: "OpenSearch", open: openOpenSearch },
];

async function openPostgres(): Promise<TestIndex> {
  const { sql, drop } = await createTemporaryDatabase();
  return { index: createPostgresCatalogIndex(sql), drop };
}

async function openOpenSearch(): Promise<TestIndex> {
  const node = process.env["TEST_OPENSEARCH_URL"];
  if (!node) throw new Error("TEST_OPENSEARCH_URL is not set");
  const client = new Client({ node });
  const prefix = `test${randomBytes(6).toString("hex")}`;
  async function drop(): Promise<void> {
    await client.indices.delete({ index: `${prefix}-*` });
    await client.close();
  }
  return { index: createOpenSearchCatalogIndex(client, prefix), drop };
}
