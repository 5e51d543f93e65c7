import type { WireSearchAnswer } from "@hearth/site-search-client";
import type { Paging } from "../protocol/read-search.ts";
import { presentItem } from "../search/present-item.ts";
import type { Asked, Searcher } from "../search/search.ts";
import { type FoundProduct, itemCriteria } from "../shop/item-criteria.ts";
import type { FindByPicture } from "./picture-search.ts";

/** Products that look like a picture, as a page of results without facets. */
export async function imageSearch(
  { ask, shopUrl, findByPicture }: Searcher & { findByPicture: FindByPicture },
  { index, signal }: Pick<Asked, "index" | "signal">,
  { picture, page, rpp }: Paging & { picture: Buffer },
): Promise<WireSearchAnswer> {
  const hits = await findByPicture(picture, signal);
  const ids = hits.slice((page - 1) * rpp, page * rpp);
  const found =
    ids.length > 0
      ? await ask<{ elements: FoundProduct[] }>("/product", { ids, ...itemCriteria }, { ...index, signal })
      : { elements: [] };
  const products = new Map(found.elements.map((product) => [product.id as string, product]));
  const front = { locale: index.locale, shopUrl };
  return {
    // Some may have left the shop since their picture was read.
    results: ids.flatMap((id) => products.get(id) ?? []).map((product) => presentItem(product, front)),
    total: hits.length,
    total_found: hits.length,
    page,
    results_per_page: rpp,
    query: "",
    query_name: "match_and",
    facets: {},
  };
}
