import type { PendingQuery, TransactionSql } from "postgres";
import type { Row, Table } from "./table.ts";

export interface Changes {
  inserted: number;
  updated: number;
  deleted: number;
}

/** Writes rows that are new or different. Rows already right are not touched, so no trigger speaks of them. */
export async function upsertRows(sql: TransactionSql, table: Table, rows: readonly Row[]): Promise<Changes> {
  const name = sql(table.name);
  const all = nameList(sql, [...table.key, ...table.columns]);
  const wanted = wantedRows(sql, table, rows);
  if (table.unique) await freeUniqueValues(sql, table, table.unique, rows);

  const own = nameList(sql, table.columns, "t");
  const written = nameList(sql, table.columns, "excluded");
  const isUnchanged = table.changedMark ? sql`and ${sql(`t.${table.changedMark}`)} is null` : sql``;
  const [changed] = await sql<{ inserted: number; updated: number }[]>`
    with changed as (
      insert into ${name} as t (${all})
      select ${all} from ${wanted}
      on conflict (${nameList(sql, table.key)}) do update
      set (${nameList(sql, table.columns)}) = row(${written}) ${table.isStamped ? sql`, updated_at = now()` : sql``}
      where (${own}) is distinct from (${written}) ${isUnchanged}
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new)::int as inserted, count(*) filter (where not is_new)::int as updated
    from changed`;
  return { inserted: changed?.inserted ?? 0, updated: changed?.updated ?? 0, deleted: 0 };
}

/** Removes the rows of a table that are not wanted any more. */
export async function deleteGoneRows(
  sql: TransactionSql,
  table: Table,
  rows: readonly Row[],
): Promise<number> {
  const isOurs = table.foreignMark ? sql`${sql(table.foreignMark)} is null and` : sql``;
  const isOfOurs = table.isOf ? sql`not ${isMadeByStaff(sql, sql`${sql(`t.${table.isOf}_id`)}`)} and` : sql``;
  const { count } = await sql`
    delete from ${sql(table.name)} as t
    where ${isOurs} ${isOfOurs} not exists (select from ${wantedRows(sql, table, rows)} where (${nameList(sql, table.key, "r")}) = (${nameList(sql, table.key, "t")}))`;
  return count;
}

/** A product, category or landing page that the catalogue's files know nothing of. */
export function isMadeByStaff(sql: TransactionSql, id: PendingQuery<Row[]>) {
  return sql`(exists (select from product o where o.id = ${id} and o.added_at is not null)
    or exists (select from category o where o.id = ${id} and o.added_at is not null)
    or exists (select from landing_page o where o.id = ${id} and o.added_at is not null))`;
}

// Two things may swap a unique value, or a thing with a new key may take over the value of one that goes.
async function freeUniqueValues(
  sql: TransactionSql,
  table: Table,
  unique: string,
  rows: readonly Row[],
): Promise<void> {
  const compared = (alias: string) =>
    table.ignoresCase ? sql`lower(${sql(`${alias}.${unique}`)})` : sql`${sql(`${alias}.${unique}`)}`;
  await sql`
    update ${sql(table.name)} as t set ${sql(unique)} = 'moving-' || t.id
    where exists (
      select from ${wantedRows(sql, table, rows)}
      where ${compared("r")} = ${compared("t")} and r.id <> t.id)`;
}

// The table's own row type gives every JSON value its column type.
function wantedRows(sql: TransactionSql, table: Table, rows: readonly Row[]) {
  return sql`jsonb_populate_recordset(null::${sql(table.name)}, ${sql.json(rows as never)}) as r`;
}

// A list given to the driver in one piece would be read as "column = value" pairs behind the word update.
function nameList(sql: TransactionSql, columns: readonly string[], alias?: string) {
  const names = columns.map((column) => sql`${sql(alias ? `${alias}.${column}` : column)}`);
  return names.reduce((list, name) => sql`${list}, ${name}`);
}
