import type { Sql } from "postgres";
import { createAnalyzers } from "../analysis/analyzer.ts";
import type { CatalogIndex } from "../port.ts";
import { list } from "./list.ts";
import { countHits } from "./place-counts.sql.ts";
import { createIndexWriter } from "./replace-entries.ts";
import { suggest } from "./suggest.ts";

/** The catalogue index in PostgreSQL tables (schema `catalog_index`, see the migrations), with its own full text search. */
export function createPostgresCatalogIndex(sql: Sql): CatalogIndex {
  const analyzerOf = createAnalyzers();
  return {
    ...createIndexWriter(sql, "catalog_index", analyzerOf),
    countHits: (placeIds) => countHits(sql, placeIds),
    list: (query) => list(sql, analyzerOf, query),
    suggest: (query) => suggest(sql, analyzerOf, query),
  };
}

/** Folder of SQL files that make the tables, in order. */
export const catalogIndexMigrations = new URL("../../migrations/", import.meta.url);
