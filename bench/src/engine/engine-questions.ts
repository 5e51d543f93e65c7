import type { CatalogIndex, ListQuery } from "@hearth/catalog-index";
import { categoryId, german, idOf, kindOf, optionId, seriesOf } from "./large-catalogue.ts";

export interface Question {
  name: string;
  ask: (index: CatalogIndex, n: number) => Promise<unknown>;
}

const page = { sort: "score", offset: 0, limit: 24, filters: {} } as const;

const search = (n: number): ListQuery => ({
  ...page,
  scope: { kind: "search", term: `${kindOf(n)} ${seriesOf(n * 7)}`, language: german },
  facets: "all",
});

const filtered = (n: number): ListQuery => ({
  ...page,
  scope: { kind: "category", categoryId: n % 2 === 0 ? categoryId(n) : idOf(`shelf ${n % 20}`) },
  filters: { optionIds: [optionId(n % 12, n), optionId((n + 3) % 12, n >> 2)], maxPriceCents: 1_500_000 },
  facets: "reduced",
});

export const searchWithFacets: Question = {
  name: "search with facets",
  ask: (index, n) => index.list(search(n)),
};
export const filteredListing: Question = {
  name: "listing with filters and facets",
  ask: (index, n) => index.list(filtered(n)),
};
/** Words as they are typed: three letters to all of them. */
export const suggestion: Question = {
  name: "suggest",
  ask: (index, n) => {
    const word = `${kindOf(n)} ${seriesOf(n * 7)}`;
    return index.suggest({ term: word.slice(0, 3 + ((n * 5) % word.length)), language: german, limit: 8 });
  },
};

const listing = (categoryOf: (n: number) => string) => (index: CatalogIndex, n: number) =>
  index.list({ ...page, scope: { kind: "category", categoryId: categoryOf(n) }, facets: "all" });
const wordSearch = (termOf: (n: number) => string) => (index: CatalogIndex, n: number) =>
  index.list({ ...page, scope: { kind: "search", term: termOf(n), language: german }, facets: "all" });

/** From narrow to broad. */
export const indexQuestions: readonly Question[] = [
  { name: "listing of a category with facets", ask: listing(categoryId) },
  { name: "listing of a department with facets", ask: listing((n) => idOf(`shelf ${n % 20}`)) },
  { name: "listing of everything with facets", ask: listing(() => idOf("root")) },
  filteredListing,
  searchWithFacets,
  { name: "search for a kind with facets", ask: wordSearch(kindOf) },
  {
    name: "search for part of a word with facets",
    ask: wordSearch((n) => ["Pumpe", "Speicher", "Rohr"][n % 3] ?? ""),
  },
  { name: "search with a slip", ask: wordSearch((n) => kindOf(n).replace(/(.{4})(.)(.)/, "$1$3$2")) },
  { name: "search for a number", ask: wordSearch((n) => `HN-${n % 1000}-0`) },
  suggestion,
];
