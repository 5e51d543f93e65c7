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
import { singleWords } from "./single-words.ts";

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

/** The shop's own search answers; here its answer becomes that of the protocol. */
export async function search(
  { ask, shopUrl }: Searcher,
  asked: Asked,
  request: SearchRequest,
): Promise<WireSearchAnswer> {
  const { index, directory, signal } = asked;
  const found = await find(
    (query) => ask<Found>("/search", shopQuestion({ ...request, query }, directory), { ...index, signal }),
    request,
  );
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

/**
 * The shop wants every word and forgives slips where it finds nothing else, which is `match_and` and `fuzzy` alike. For `match_or` the
 * longest single word that finds something stands in when all together find nothing.
 */
async function find(ask: (query: string) => Promise<Found>, request: SearchRequest): Promise<Found> {
  const whole = await ask(request.query);
  if (whole.total > 0 || request.queryName !== "match_or") return whole;
  for (const word of singleWords(request.query)) {
    const found = await ask(word);
    if (found.total > 0) return found;
  }
  return whole;
}
