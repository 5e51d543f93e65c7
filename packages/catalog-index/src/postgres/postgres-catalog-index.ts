import type { Sql } from "postgres";
import { createAnalyzers } from "../analysis/analyzer.ts";
import type { CatalogIndex } from "../port.ts";
import { bulkLoad } from "./bulk-load.ts";
import { list, listSearch } from "./list.ts";
import { emptyTables } from "./load-tables.sql.ts";
import { replaceFamilies } from "./replace-families.ts";
import { searchReadings } from "./search-clauses.ts";
import { lockForWriting } from "./write-changes.sql.ts";

/** The catalogue index in PostgreSQL tables (schema `catalog_index`, see the migrations). */
export function createPostgresCatalogIndex(sql: Sql): CatalogIndex {
  const analyzerOf = createAnalyzers();
  return {
    replaceFamilies: (familyIds, entries) => replaceFamilies(sql, analyzerOf, familyIds, entries),
    bulkLoad: (entries) => bulkLoad(sql, analyzerOf, entries),
    async clear() {
      await sql.begin(async (transaction) => {
        await lockForWriting(transaction);
        await emptyTables(transaction);
      });
    },
    list: (query) => list(sql, analyzerOf, query),
    async suggest({ term, language, limit }) {
      const question = { term, language, unfinished: true };
      const readings = await searchReadings(sql, analyzerOf(language.locale), question);
      const scope = { kind: "search", term, language } as const;
      const query = { scope, filters: {}, sort: "score", offset: 0, limit, facets: "none" } as const;
      const { hits, total } = await listSearch(sql, readings, { query, filters: [] });
      return { hits, total };
    },
  };
}

/** Folder of SQL files that make the tables, in order. */
export const catalogIndexMigrations = new URL("../../migrations/", import.meta.url);
