import type { CatalogIndex } from "@hearth/catalog-index";
import type { Category } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { cardRelations, categoryListing, type ListingQuery } from "../catalog/index.ts";
import type { Scope } from "../context/index.ts";
import {
  categoryNotFound,
  channelCategory,
  presentCategory,
  withProductCounts,
} from "../navigation/index.ts";
import { cmsPage, cmsPageNotFound } from "./cms-page.ts";

export interface ContentDeps {
  sql: Sql;
  index: CatalogIndex;
  onProducts: () => void;
}

export interface ContentQuery extends ListingQuery {
  slotIds: readonly string[] | undefined;
}

/** A category with its resolved page. `home` is the channel's root. Folders and links have no page. */
export async function categoryPage(
  deps: ContentDeps,
  scope: Scope,
  navigationId: string,
  query: ContentQuery,
): Promise<Category> {
  const id = navigationId === "home" ? scope.channel.navigation_category_id : navigationId;
  const row = channelCategory(scope, id);
  const category = presentCategory(scope, id);
  if (!row || !category || row.type !== "page") throw categoryNotFound(navigationId);
  await withProductCounts(deps.index, scope, [category]);
  if (!row.cms_page_id) return { ...category, cmsPage: null };
  const override = scope.refs.chain
    .map((languageId) => scope.reference.categoryTexts.get(id)?.get(languageId)?.slot_config)
    .find((config) => config);
  const listing = () => {
    // A stream may take in products of any category.
    if (row.product_stream_id) deps.onProducts();
    return categoryListing(deps, scope, id, { ...query, relations: cardRelations });
  };
  const page = await cmsPage(
    { ...deps, scope, listing },
    { pageId: row.cms_page_id, slotIds: query.slotIds, override: override ?? undefined },
  );
  if (!page) throw cmsPageNotFound(row.cms_page_id);
  return { ...category, cmsPage: page };
}
