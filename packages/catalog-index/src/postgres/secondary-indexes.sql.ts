import { indexTables, type WritePlace } from "./write-entries.sql.ts";

/**
 * Loading millions of rows is several times faster without the indexes that only serve reads. They are dropped
 * and built again from their own definitions, so the migrations stay the only place that names them.
 */
export async function dropSecondaryIndexes({ sql, schema }: WritePlace): Promise<() => Promise<void>> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    join pg_class on pg_class.oid = indrelid
    where relnamespace = ${schema}::regnamespace
      and relname = any(${[...indexTables]})
      and not exists (select from pg_constraint where conindid = indexrelid)`;
  for (const index of indexes) await sql`drop index ${sql.unsafe(index.name)}`;
  return async () => {
    for (const index of indexes) await sql.unsafe(index.definition);
  };
}
