import { listLimit, type ListPage, type ListRequest } from "@hearth/admin-contract";
import type { Fragment } from "postgres";
import type { Sql } from "../../platform/database/database.ts";
import { countedTotal } from "./counted-total.ts";

/** A table as a list: only what is named here reaches the statement. */
export interface ListSource {
  /** `from …`, joins included; conditions follow. */
  rows: Fragment;
  columns: Fragment;
  /** What always has to hold. */
  where?: Fragment;
  filters: Readonly<Record<string, (value: string) => Fragment>>;
  search?: (text: string) => Fragment;
  sorts: Readonly<Record<string, Fragment>>;
  /** What no two rows have in common. Orders those that are equal otherwise: a page never shows one twice. */
  last: Fragment;
}

export async function listRows<Row extends object>(
  sql: Sql,
  request: ListRequest,
  source: ListSource,
): Promise<ListPage<Row>> {
  const where = conditionOf(sql, request, source);
  const { page, limit, sort } = request;
  const order = sql`${known(source.sorts, sort.field)} ${sort.isDescending ? sql`desc nulls last` : sql`asc nulls first`}, ${source.last}`;
  // First which rows, then what they say: the columns of rows that the page leaves out would be read as well.
  const shown = sql`array(select ${source.last} ${source.rows} where ${where} order by ${order}
    limit ${limit} offset ${(page - 1) * limit})`;
  const [items, [count]] = await Promise.all([
    sql<
      Row[]
    >`select ${source.columns} ${source.rows} where ${source.where ?? sql`true`} and ${source.last} = any(${shown})
      order by ${order}`,
    // One more than is told: whether there are more.
    sql<{ found: number }[]>`select count(*)::int as found from (
      select ${source.rows} where ${where} limit ${listLimit.counted + 1}) as counted`,
  ]);
  return { items: [...items], ...countedTotal(count?.found ?? 0), page, limit };
}

/** What a row has to be to stand in the list. */
export function conditionOf(
  sql: Sql,
  { filter, search }: Pick<ListRequest, "filter" | "search">,
  source: Pick<ListSource, "where" | "filters" | "search">,
): Fragment {
  const conditions = [
    source.where ?? sql`true`,
    ...Object.entries(filter).map(([name, value]) => known(source.filters, name)(String(value))),
    ...(search !== undefined && source.search ? [source.search(search)] : []),
  ];
  return conditions.reduce((all, each) => sql`${all} and ${each}`);
}

/** The contract lets no other name in; one that gets here is a fault of ours. */
function known<T>(names: Readonly<Record<string, T>>, name: string): T {
  const found = Object.hasOwn(names, name) ? names[name] : undefined;
  if (found === undefined) throw new Error(`The list knows no ${name}`);
  return found;
}

/** A column that has the words in it, whatever signs they are made of. */
export function matches(sql: Sql, column: Fragment, text: string): Fragment {
  return sql`${column} ilike ${`%${text.replace(/[\\%_]/g, "\\$&")}%`}`;
}
