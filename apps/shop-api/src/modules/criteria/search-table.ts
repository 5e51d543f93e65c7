import type { Criteria, EntitySearchResult, Sort } from "@hearth/contract";
import type { Fragment } from "postgres";
import type { Sql } from "../../platform/database/database.ts";
import { aggregateSql } from "./aggregate-sql.ts";
import { filterToSql, sortToSql, type SqlFields } from "./criteria-to-sql.ts";

const DEFAULT_LIMIT = 100;

export interface TableSearch {
  /** `from … where …`: the rows that may be seen at all. */
  visible: Fragment;
  columns: Fragment;
  fields: SqlFields;
  /** Column of the ids that `criteria.ids` name. */
  id: Fragment;
  /** Orders rows the sorts leave equal. */
  lastOrder: Fragment;
  sorts: readonly Sort[];
}

export type TablePage<Row> = Omit<EntitySearchResult<Row>, "entity" | "elements" | "apiAlias"> & {
  rows: Row[];
};

/** Runs criteria over a table: hits of the page, exact total if wanted, aggregations before post-filters. */
export async function searchTable<Row extends object>(
  sql: Sql,
  search: TableSearch,
  criteria: Criteria,
): Promise<TablePage<Row>> {
  const { visible, columns, fields, id, lastOrder, sorts } = search;
  const ids = criteria.ids ? sql`${id} = any(${criteria.ids as string[]}::uuid[])` : sql`true`;
  const rows = sql`${visible} and ${ids} and ${filterToSql(sql, criteria.filters, fields)}`;
  const hits = sql`${rows} and ${filterToSql(sql, criteria.postFilters, fields)}`;
  const limit = criteria.limit ?? DEFAULT_LIMIT;
  const paging = criteria.ids ? sql`` : sql`limit ${limit} offset ${(criteria.page - 1) * limit}`;
  const order = sortToSql(sql, sorts, fields, lastOrder);
  const [page, count, aggregations] = await Promise.all([
    sql<Row[]>`select ${columns} ${hits} order by ${order} ${paging}`,
    criteria.totalCountMode === "none"
      ? null
      : sql<{ total: number }[]>`select count(*)::int as total ${hits}`,
    aggregateSql(sql, { rows, fields }, criteria.aggregations),
  ]);
  return {
    rows: page,
    total: count?.[0]?.total ?? page.length,
    page: criteria.ids ? null : criteria.page,
    limit: criteria.ids ? null : limit,
    aggregations,
  };
}

/** The page as the contract answers it. */
export function tableResult<Row, Shown>(
  entity: string,
  { rows: _rows, ...page }: TablePage<Row>,
  elements: Shown[],
): EntitySearchResult<Shown> {
  return { entity, elements, ...page, apiAlias: "dal_entity_search_result" };
}
