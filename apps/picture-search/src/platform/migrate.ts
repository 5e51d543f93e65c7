import { readdir, readFile } from "node:fs/promises";
import type { Sql } from "./database.ts";

/** One lock for all processes that start at once; another number than the shop's own. */
const MIGRATION_LOCK = 4_813_005;

/** Runs the SQL files this database has not seen, in name order. Forward only; an applied file never changes. */
export async function migrate(sql: Sql): Promise<void> {
  const folder = new URL("../../migrations/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await tx`create schema if not exists picture_search`;
    await tx`create table if not exists picture_search.schema_migration (
      name text primary key, applied_at timestamptz not null default now())`;
    const applied = await tx<{ name: string }[]>`select name from picture_search.schema_migration`;
    for (const name of files.filter((file) => !applied.some((row) => row.name === file))) {
      await tx.unsafe(await readFile(new URL(name, folder), "utf8"));
      await tx`insert into picture_search.schema_migration (name) values (${name})`;
    }
  });
}
