import type { Sql } from "./database.ts";

/** With its schema. */
export type TableName = `${string}.${string}`;

/** Tables that are made anew beside those readers ask, and then take their place. */
export interface Shadow {
  /** Holds nothing else. */
  schema: string;
  tables: readonly TableName[];
}

export function inShadow({ schema }: Shadow, table: TableName): TableName {
  return `${schema}.${table.slice(table.indexOf(".") + 1)}`;
}

/** Empty tables with the columns, settings, constraints and indexes of today's; what an earlier try left goes. */
export async function createShadow(sql: Sql, shadow: Shadow): Promise<void> {
  const { schema, tables } = shadow;
  await dropShadow(sql, shadow);
  await sql`create schema ${sql(schema)}`;
  for (const table of tables)
    await sql`create table ${sql(inShadow(shadow, table))} (like ${sql(table)} including all excluding indexes)`;
  const statements = await sql<{ statement: string }[]>`
    with source as (
      select oid, relname, relnamespace::regnamespace::text as schema, reloptions
      from pg_class where oid = any(${[...tables]}::text[]::regclass[])
    )
    select statement from (
      select 1 as step, format('alter table %I.%I set (%s)', ${schema}::text, relname, array_to_string(reloptions, ', ')) as statement
      from source where reloptions is not null
      union all
      select case contype when 'f' then 4 else 2 end, format('alter table %I.%I add constraint %I %s', ${schema}::text, relname, conname,
        replace(pg_get_constraintdef(pg_constraint.oid), format(' REFERENCES %I.', schema), format(' REFERENCES %I.', ${schema}::text)))
      from pg_constraint join source on source.oid = conrelid where contype in ('p', 'u', 'f')
      union all
      select 3, replace(pg_get_indexdef(indexrelid), format(' ON %I.%I ', schema, relname), format(' ON %I.%I ', ${schema}::text, relname))
      from pg_index join source on source.oid = indrelid where not exists (select from pg_constraint where conindid = indexrelid)
    ) as definition
    order by step`;
  for (const { statement } of statements) await sql.unsafe(statement);
}

/** Takes the place of what readers ask. Whoever reads at this moment finishes first: nobody behind them waits longer than this. */
export async function swapShadow(tx: Sql, shadow: Shadow): Promise<void> {
  const { schema, tables } = shadow;
  const former = { schema: `${schema}_former`, tables };
  await tx`set local lock_timeout = '200ms'`;
  await tx`lock table ${tx([...tables])} in access exclusive mode`;
  await tx`create schema ${tx(former.schema)}`;
  for (const table of tables) {
    await tx`alter table ${tx(table)} set schema ${tx(former.schema)}`;
    await tx`alter table ${tx(inShadow(shadow, table))} set schema ${tx(table.slice(0, table.indexOf(".")))}`;
  }
  // Not by cascade: whatever came to depend on one of them is to fail here, not to vanish.
  await tx`drop table ${tx(tables.map((table) => inShadow(former, table)))}`;
  await tx`drop schema ${tx(former.schema)}`;
  await dropShadow(tx, shadow);
}

async function dropShadow(sql: Sql, { schema }: Pick<Shadow, "schema">): Promise<void> {
  await sql`drop schema if exists ${sql(schema)} cascade`;
}
