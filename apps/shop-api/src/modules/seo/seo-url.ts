import {
  type Criteria,
  type EntitySearchResult,
  failure,
  type Filter,
  type Scalar,
  type SeoUrl,
} from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { wantedRelations } from "../criteria/index.ts";
import { presentSeoUrl } from "./present-seo-url.ts";
import { selectByCriteria, selectByPath } from "./seo-url.sql.ts";

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
  const filters = [...criteria.filters, ...criteria.postFilters]
    .flatMap(toStored)
    .filter((filter) => filter !== EVERYTHING);
  const limit = criteria.limit ?? DEFAULT_LIMIT;
  const path = onlyPath(criteria, filters);
  const { rows, total } =
    path === undefined
      ? await selectByCriteria(sql, { languageId: scope.languageId, filters, criteria, limit })
      : await selectByPath(sql, scope.languageId, path);
  return {
    entity: "seo_url",
    elements: rows.map((row) => presentSeoUrl(row, scope.channel.id)),
    total,
    page: criteria.page,
    limit,
    aggregations: {},
    apiAlias: "dal_entity_search_result",
  };
}

/** The path, when the first page of exactly one path is asked for. */
function onlyPath(criteria: Criteria, filters: readonly Filter[]): string | undefined {
  const [filter] = filters;
  if (filters.length !== 1 || filter?.type !== "equals" || filter.field !== "seoPathInfo") return undefined;
  const isPlain = criteria.ids === undefined && criteria.page === 1;
  return isPlain && typeof filter.value === "string" ? filter.value.replaceAll("\0", "") : undefined;
}

const EVERYTHING: Filter = { type: "and", queries: [] };
const NOTHING: Filter = { type: "or", queries: [] };

/** Technical paths are not stored: a filter on them becomes one on the entity. */
function toStored(filter: Filter): Filter[] {
  if ("queries" in filter) return [{ ...filter, queries: filter.queries.flatMap(toStored) }];
  const always: Record<string, Scalar[]> = {
    isCanonical: [true, 1, "1", "true"],
    isDeleted: [false, 0, "0", "false"],
  };
  if (filter.type === "equals" && Object.hasOwn(always, filter.field)) {
    return always[filter.field]?.includes(filter.value) ? [EVERYTHING] : [NOTHING];
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
