import {
  type Criteria,
  type EntitySearchResult,
  failure,
  type Filter,
  type Scalar,
  type SeoUrl,
} from "@hearth/contract";
import type { Sql } from "../../platform/database.ts";
import type { Scope } from "../context/index.ts";
import { filterToSql, sortToSql, type SqlFields, wantedRelations } from "../criteria/index.ts";
import { presentSeoUrl, type SeoUrlRow } from "./present-seo-url.ts";

const DEFAULT_LIMIT = 100;

/**
 * Canonical SEO URLs of the request language. Asked for an old path, it answers the canonical URL of the same thing and says in
 * `extensions.movedFrom` which path was asked.
 */
export async function seoUrlList(
  sql: Sql,
  scope: Scope,
  criteria: Criteria,
): Promise<EntitySearchResult<SeoUrl>> {
  wantedRelations(criteria.associations, {});
  if (criteria.term || criteria.aggregations.length > 0) {
    throw failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
      detail: "SEO URLs are found by filters",
      pointer: criteria.term ? "/term" : "/aggregations",
    });
  }
  const filters = [...criteria.filters, ...criteria.postFilters].flatMap(toStored);
  const fields = seoFields(sql);
  const ids = criteria.ids ? sql`u.id = any(${criteria.ids as string[]}::uuid[])` : sql`true`;
  const mayBeOld = filters.some((filter) => "field" in filter && filter.field === "seoPathInfo")
    ? sql`true`
    : sql`u.is_canonical`;
  const limit = criteria.limit ?? DEFAULT_LIMIT;
  const hits = sql`from seo_url u join seo_url c on c.foreign_key = u.foreign_key and c.language_id = u.language_id and c.is_canonical
    where u.language_id = ${scope.languageId} and ${ids} and ${mayBeOld} and ${filterToSql(sql, filters, fields)}`;
  const [rows, count] = await Promise.all([
    sql<SeoUrlRow[]>`
      select c.id, c.language_id, c.route_name, c.foreign_key, c.seo_path_info, u.seo_path_info as asked_path ${hits}
      order by ${sortToSql(sql, criteria.sorts, fields, sql`u.seo_path_info`)} limit ${limit} offset ${(criteria.page - 1) * limit}`,
    criteria.totalCountMode === "none"
      ? null
      : sql<{ total: number }[]>`select count(*)::int as total ${hits}`,
  ]);
  return {
    entity: "seo_url",
    elements: rows.map((row) => presentSeoUrl(row, scope.channel.id)),
    total: count?.[0]?.total ?? rows.length,
    page: criteria.page,
    limit,
    aggregations: {},
    apiAlias: "dal_entity_search_result",
  };
}

function seoFields(sql: Sql): SqlFields {
  return {
    id: { column: sql`u.id`, type: "id" },
    foreignKey: { column: sql`u.foreign_key`, type: "id" },
    routeName: { column: sql`u.route_name`, type: "text" },
    seoPathInfo: { column: sql`u.seo_path_info`, type: "text" },
  };
}

/** Technical paths are not stored: a filter on them becomes one on the entity. What always holds is dropped. */
function toStored(filter: Filter): Filter[] {
  if ("queries" in filter) return [{ ...filter, queries: filter.queries.flatMap(toStored) }];
  const always: Record<string, Scalar[]> = {
    isCanonical: [true, 1, "1", "true"],
    isDeleted: [false, 0, "0", "false"],
  };
  if (filter.type === "equals" && Object.hasOwn(always, filter.field)) {
    return always[filter.field]?.includes(filter.value) ? [] : [{ type: "or", queries: [] }];
  }
  if (filter.field === "seoPathInfo" && filter.type !== "equals" && filter.type !== "equalsAny")
    throw refused(filter.field);
  if (filter.field !== "pathInfo") return [filter];
  if ("bounds" in filter || filter.type === "equalsAll") throw refused(filter.field);
  const texts = "values" in filter ? filter.values : [filter.value];
  const ids = texts.map((text) => /[0-9a-f]{32}/.exec(String(text))?.[0]);
  if (!ids.every((id) => id !== undefined)) throw refused(filter.field);
  return [{ type: "equalsAny", field: "foreignKey", values: ids }];
}

function refused(field: string) {
  return failure(400, "FRAMEWORK__INVALID_FILTER_QUERY", {
    detail:
      field === "pathInfo"
        ? "pathInfo can only be searched by the id in it"
        : "seoPathInfo can only be searched whole",
    pointer: "/filter",
    parameters: { field },
  });
}
