import { pathOf, searchItem, type SearchItem } from "./search-item.ts";
import type { WireSuggestAnswer } from "./wire-answer.ts";

interface Place {
  url: { pathname: string };
}

/** What may be meant by the beginning of a search, in groups. */
export interface Suggestions {
  terms: string[];
  categories: ({ name: string; breadcrumb: string[] } & Place)[];
  manufacturers: { name: string }[];
  guides: ({ title: string } & Place)[];
  products: SearchItem[];
}

export function suggestions(answer: WireSuggestAnswer): Suggestions {
  return {
    terms: answer.terms,
    categories: answer.categories.map(({ name, breadcrumb, link }) => ({
      name,
      breadcrumb,
      url: pathOf(link),
    })),
    manufacturers: answer.brands,
    guides: answer.guides.map(({ title, link }) => ({ title, url: pathOf(link) })),
    products: answer.products.map(searchItem),
  };
}
