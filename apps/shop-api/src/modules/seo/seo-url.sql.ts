import type { Criteria, Filter } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { filterToSql, sortToSql, type SqlFields } from "../criteria/index.ts";
import type { SeoUrlRow } from "./present-seo-url.ts";

export interface SeoUrlPage {
  rows: SeoUrlRow[];
  total: number;
}

/** The hot read of the storefront: one path, maybe an old one. A fixed statement, so nothing is put together per request. */
export async function selectByPath(sql: Sql, languageId: string, path: string): Promise<SeoUrlPage> {
  const rows = await sql<SeoUrlRow[]>`
    select c.id, c.language_id, c.route_name, c.foreign_key, c.seo_path_info, u.seo_path_info as asked_path
    from seo_url u join seo_url c on c.foreign_key = u.foreign_key and c.language_id = u.language_id and c.is_canonical
    where u.language_id = ${languageId} and u.seo_path_info = ${path}`;
  return { rows, total: rows.length };
}

export interface SeoUrlSearch {
  languageId: string;
  filters: readonly Filter[];
  criteria: Criteria;
  limit: number;
}

export async function selectByCriteria(sql: Sql, search: SeoUrlSearch): Promise<SeoUrlPage> {
  const { languageId, filters, criteria, limit } = search;
  const fields = seoFields(sql);
  const ids = criteria.ids ? sql`u.id = any(${criteria.ids as string[]}::uuid[])` : sql`true`;
  const asksForPath = filters.some((filter) => "field" in filter && filter.field === "seoPathInfo");
  const mayBeOld = asksForPath ? sql`true` : sql`u.is_canonical`;
  const hits = sql`from seo_url u join seo_url c on c.foreign_key = u.foreign_key and c.language_id = u.language_id and c.is_canonical
    where u.language_id = ${languageId} and ${ids} and ${mayBeOld} and ${filterToSql(sql, filters, fields)}`;
  const order = sortToSql(sql, criteria.sorts, fields, sql`u.seo_path_info`);
  const [rows, count] = await Promise.all([
    sql<SeoUrlRow[]>`
      select c.id, c.language_id, c.route_name, c.foreign_key, c.seo_path_info, u.seo_path_info as asked_path ${hits}
      order by ${order} limit ${limit} offset ${(criteria.page - 1) * limit}`,
    criteria.totalCountMode === "none"
      ? null
      : sql<{ total: number }[]>`select count(*)::int as total ${hits}`,
  ]);
  return { rows, total: count?.[0]?.total ?? rows.length };
}

function seoFields(sql: Sql): SqlFields {
  return {
    id: { column: sql`u.id`, type: "id" },
    foreignKey: { column: sql`u.foreign_key`, type: "id" },
    routeName: { column: sql`u.route_name`, type: "text" },
    seoPathInfo: { column: sql`u.seo_path_info`, type: "text" },
  };
}
