import type { CatalogIndex, ListFilters, ListScope } from "@hearth/catalog-index";
import type { Recommendations } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { loadProducts } from "../catalog/index.ts";
import type { Scope } from "../context/index.ts";
import { channelCategory, presentCategory } from "../navigation/index.ts";
import { selectListed, selectPopular, selectTogether } from "./recommendation.sql.ts";

const SHOWN = 8;
/** A row of fewer looks lost: then the next best reason fills it. */
const FEWEST_SHOWN = 3;

interface AboutWhat {
  productIds: readonly string[];
  /** Shown beside them already. */
  withoutIds: readonly string[];
  /** One that is not shown means the whole shop, as none does. */
  categoryId: string | undefined;
}

interface Deps {
  sql: Sql;
  index: CatalogIndex;
}

/** The first reason that fills a row, and the products it gives: visible, to be had, and none that was asked about. */
export async function recommend(
  deps: Deps,
  scope: Scope,
  about: AboutWhat,
  relations: ReadonlySet<string>,
): Promise<Recommendations> {
  const rootId = scope.channel.navigation_category_id;
  const category = channelCategory(scope, about.categoryId ?? rootId);
  const categoryId = category?.id ?? rootId;
  const streamId = category?.product_stream_id;
  const place: ListScope = streamId ? { kind: "stream", streamId } : { kind: "category", categoryId };
  const { basis, ids } = await chooseRow(deps, about, { rootId, categoryId, place });
  const isNamed = basis !== "together" && categoryId !== rootId;
  return {
    basis,
    categoryName: isNamed ? (presentCategory(scope, categoryId)?.translated.name ?? null) : null,
    products: await loadProducts(deps.sql, scope, ids, relations),
    apiAlias: "hearth_recommendations",
  };
}

interface Where {
  rootId: string;
  categoryId: string;
  place: ListScope;
}

async function chooseRow({ sql, index }: Deps, about: AboutWhat, { rootId, categoryId, place }: Where) {
  const [asked, shown] = await Promise.all([
    selectListed(sql, about.productIds),
    selectListed(sql, about.withoutIds),
  ]);
  const known = new Set([...asked, ...shown]);
  const list = async (scope: ListScope, filters: ListFilters, limit: number) => {
    const found = await index.list({ scope, filters, sort: "score", offset: 0, limit, facets: "none" });
    return found.hits.map(({ productId }) => productId).filter((id) => !known.has(id));
  };
  const toBeHad = async (ids: readonly string[]) => {
    if (ids.length < FEWEST_SHOWN) return [];
    const shop: ListScope = { kind: "category", categoryId: rootId };
    const there = new Set(await list(shop, { productIds: ids, available: true }, ids.length));
    return ids.filter((id) => there.has(id)).slice(0, SHOWN);
  };
  const together = await toBeHad(await selectTogether(sql, asked));
  if (together.length >= FEWEST_SHOWN) return { basis: "together", ids: together } as const;
  const popular = await toBeHad(await selectPopular(sql, categoryId));
  if (popular.length >= FEWEST_SHOWN) return { basis: "popular", ids: popular } as const;
  const first = await list(place, { available: true }, SHOWN + known.size);
  return { basis: "assortment", ids: first.slice(0, SHOWN) } as const;
}
