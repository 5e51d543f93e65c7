import type { ProductListing } from "@hearth/contract";
import type { WireSearchAnswer } from "@hearth/site-search-client";
import { MAX_RESULTS, type SearchRequest } from "../protocol/read-search.ts";
import type { Directory } from "../shop/directory.ts";
import type { FoundProduct } from "../shop/item-criteria.ts";
import type { AskShop } from "../shop/shop-client.ts";
import type { ShopIndex } from "../shop/shop-index.ts";
import { shopLink } from "../shop/shop-link.ts";
import { presentFacets } from "./present-facets.ts";
import { presentItem } from "./present-item.ts";
import { shopQuestion } from "./shop-question.ts";

export interface Searcher {
  ask: AskShop;
  shopUrl: string;
}

/** One call: what is asked about which part of the shop, and until when. */
export interface Asked {
  index: ShopIndex;
  directory: Directory;
  signal: AbortSignal;
}

type Found = Omit<ProductListing, "elements"> & { elements: FoundProduct[] };

/**
 * The shop's own search answers; here its answer becomes that of the protocol. It has one way to read a search, whatever query type is
 * asked for: every word, else words with slips, else any of the words.
 */
export async function search(
  { ask, shopUrl }: Searcher,
  asked: Asked,
  request: SearchRequest,
): Promise<WireSearchAnswer> {
  const { index, directory, signal } = asked;
  const found = await ask<Found>("/search", shopQuestion(request, directory), { ...index, signal });
  const { spelling, redirect } = found.extensions ?? {};
  const front = { locale: index.locale, shopUrl };
  return {
    results: found.elements.map((product) => presentItem(product, front)),
    total: Math.min(found.total, MAX_RESULTS),
    total_found: found.total,
    page: request.page,
    results_per_page: request.rpp,
    query: request.query,
    query_name: request.queryName,
    facets: presentFacets(found, request, directory.categories),
    ...(spelling && { autocomplete_suggest: spelling.term }),
    ...(redirect && { redirection: { link: shopLink(shopUrl, index.locale, redirect.path) } }),
  };
}
