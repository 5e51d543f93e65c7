import type { TransactionSql } from "postgres";

/**
 * Building an index once is far cheaper than keeping it right for a million single rows.
 * Indexes behind constraints stay: their keys come in ascending order, which costs little.
 */
export async function dropSecondaryIndexes(sql: TransactionSql, tables: readonly string[]): Promise<void> {
  await sql`create temporary table dropped_index (name text, definition text) on commit drop`;
  await sql`
    insert into dropped_index
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid::regclass::text = any(${tables as string[]}) and not i.indisprimary
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
  await sql`
    do $$ declare dropped record; begin
      for dropped in select * from dropped_index loop
        execute format('drop index %s', dropped.name);
      end loop;
    end $$`;
}

export async function recreateIndexes(sql: TransactionSql): Promise<void> {
  await sql`
    do $$ declare dropped record; begin
      for dropped in select * from dropped_index loop
        execute dropped.definition;
      end loop;
    end $$`;
}
