import { indexTables } from "@hearth/catalog-index";
import type { Sql } from "../../platform/database/database.ts";
import {
  createShadow,
  inShadow,
  type Shadow,
  swapShadow,
} from "../../platform/database/shadow-tables.sql.ts";
import { DOCUMENTS } from "./write-projections.sql.ts";

/** All read models, made anew beside those that are read. */
export const readModelShadow: Shadow = {
  schema: "read_models_next",
  tables: [DOCUMENTS, ...indexTables.map((table) => `catalog_index.${table}` as const)],
};

export const shadowDocuments = inShadow(readModelShadow, DOCUMENTS);

const CHANGED = `${readModelShadow.schema}.changed_family`;

/** Not the one of whoever writes the shadow's tables, which is taken again and again meanwhile. */
const REBUILD_LOCK = 4_813_003;

/** With a list of families that changed while it is filled. */
export async function createReadModelShadow(sql: Sql): Promise<void> {
  await createShadow(sql, readModelShadow);
  await sql`create table ${sql(CHANGED)} (family_id uuid primary key)`;
}

/** The shadow takes the place of what is read; nobody may be reading. */
export const swapReadModels = (tx: Sql): Promise<void> => swapShadow(tx, readModelShadow);

/** Whoever changes read models tells their shadow, should there be one. */
export async function tellShadow(sql: Sql, familyIds: readonly string[]): Promise<void> {
  const [row] = await sql<{ isThere: boolean }[]>`select to_regclass(${CHANGED}) is not null as "isThere"`;
  if (!row?.isThere) return;
  await sql`insert into ${sql(CHANGED)} select unnest(${familyIds as string[]}::uuid[]) on conflict do nothing`;
}

/** Families the shadow has to be told again; a change from now on tells it once more. */
export async function takeChangedFamilies(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql<{ family_id: string }[]>`
    delete from ${sql(CHANGED)} where family_id in (select family_id from ${sql(CHANGED)} limit ${limit})
    returning family_id`;
  return rows.map(({ family_id }) => family_id);
}

/** One rebuild at a time, until the transaction ends. */
export async function takeRebuildTurn(tx: Sql): Promise<boolean> {
  const [row] = await tx<{ isMine: boolean }[]>`
    select pg_try_advisory_xact_lock(${REBUILD_LOCK}) as "isMine"`;
  return row?.isMine ?? false;
}

export async function settleDocuments(sql: Sql): Promise<void> {
  await sql`analyze ${sql(shadowDocuments)}`;
}
