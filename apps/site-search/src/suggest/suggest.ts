import type { ListingAggregations } from "@hearth/contract";
import type { WireSuggestAnswer } from "@hearth/site-search-client";
import { presentItem } from "../search/present-item.ts";
import type { Asked, Searcher } from "../search/search.ts";
import type { Directory, Place } from "../shop/directory.ts";
import { type FoundProduct, itemCriteria } from "../shop/item-criteria.ts";
import { shopLink } from "../shop/shop-link.ts";
import { matching } from "./matching-names.ts";

interface Found {
  elements: FoundProduct[];
  aggregations: ListingAggregations;
}

const MAX_TERMS = 6;
const MAX_PLACES = 5;
const MAX_PRODUCTS = 6;

/** What may be meant by the beginning of a search, in groups. `popular` are whole searches, the most frequent first. */
export async function suggest(
  { ask, shopUrl }: Searcher,
  { index, directory, signal }: Asked,
  { query, popular }: { query: string; popular: readonly string[] },
): Promise<WireSuggestAnswer> {
  const question = { search: query, limit: MAX_PRODUCTS, ...itemCriteria };
  const found = await ask<Found>("/search-suggest", question, { ...index, signal });
  const link = (path: string) => shopLink(shopUrl, index.locale, path);
  const categories = suggestedCategories(directory, query, found);
  const brands = suggestedBrands(directory, query, found);
  return {
    query,
    terms: suggestedTerms(query, popular, [...categories, ...brands]),
    categories: categories.map(({ name, breadcrumb, path }) => ({
      name,
      breadcrumb: [...breadcrumb],
      link: link(path),
    })),
    brands: brands.map(({ name }) => ({ name })),
    guides: matching(directory.pages, query, (page) => `${page.name} ${page.keywords}`)
      .slice(0, MAX_PLACES)
      .map(({ name, path }) => ({ title: name, link: link(path) })),
    products: found.elements.map((product) => presentItem(product, { locale: index.locale, shopUrl })),
  };
}

/** Those that are called so come before those where such products are. */
function suggestedCategories(directory: Directory, query: string, found: Found): Place[] {
  const named = matching(directory.categories, query, ({ name }) => name);
  const holding = (found.aggregations.category?.entities ?? []).flatMap(
    ({ id }) => directory.categories.find((category) => category.id === id) ?? [],
  );
  return [...new Set([...named, ...holding])].slice(0, MAX_PLACES);
}

function suggestedBrands(directory: Directory, query: string, found: Found): { name: string }[] {
  const named = matching(directory.makers, query, ({ name }) => name).map(({ name }) => name);
  const holding = (found.aggregations.manufacturer?.entities ?? []).flatMap(
    ({ translated }) => translated.name ?? [],
  );
  return [...new Set([...named, ...holding])].slice(0, MAX_PLACES).map((name) => ({ name }));
}

/** What others searched for, then names of the shop: each only where what is typed begins it or a word of it. */
function suggestedTerms(
  query: string,
  popular: readonly string[],
  named: readonly { name: string }[],
): string[] {
  const names = named.map(({ name }) => name.toLowerCase());
  const typed = query.toLowerCase();
  const terms = new Set([...matching(popular, query, String), ...matching(names, query, String)]);
  terms.delete(typed);
  return [...terms].slice(0, MAX_TERMS);
}
