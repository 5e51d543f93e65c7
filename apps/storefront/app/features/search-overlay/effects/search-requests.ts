import type { FoundAnswer, Suggestions } from "../search-answers.ts";
import type { SearchState } from "../state/search-state.ts";

/** Everything a search is made of; the routes read the same names. */
export type SearchRequest = Pick<SearchState, "term" | "image" | "sorting" | "filters" | "page">;

/** Paths of routes/search in the language of the page. */
export interface SearchPaths {
  find: string;
  picture: string;
  suggest: string;
  stats: string;
}

export const searchPaths = (href: (path: string) => string): SearchPaths => ({
  find: href("/search/find"),
  picture: href("/search/picture"),
  suggest: href("/search/suggest"),
  stats: href("/search/stats"),
});

/** Somebody waits: before the pictures of the page behind. */
const PRIORITY = "high";

/** Throws where there is no answer, or none of ours. */
export async function find(
  paths: SearchPaths,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<FoundAnswer> {
  const path = request.image === null ? paths.find : paths.picture;
  return readJson(
    await fetch(path, { method: "POST", body: searchForm(request), priority: PRIORITY, signal }),
  );
}

export async function suggest(paths: SearchPaths, term: string, signal: AbortSignal): Promise<Suggestions> {
  return readJson(
    await fetch(`${paths.suggest}?${new URLSearchParams({ search: term })}`, { priority: PRIORITY, signal }),
  );
}

export function searchForm({ term, image, sorting, filters, page }: SearchRequest): FormData {
  const form = new FormData();
  if (image === null) form.set("search", term);
  else form.set("image", image);
  form.set("order", sorting);
  form.set("p", String(page));
  for (const brand of filters.brands) form.append("brand", brand);
  for (const category of filters.categories) form.append("category", category);
  if (filters.minPriceCents !== null) form.set("min-price", String(filters.minPriceCents / 100));
  if (filters.maxPriceCents !== null) form.set("max-price", String(filters.maxPriceCents / 100));
  return form;
}

async function readJson<Answer>(response: Response): Promise<Answer> {
  const isJson = response.headers.get("content-type")?.includes("json");
  if (!response.ok || !isJson) throw new Error(`the search answered ${response.status}`);
  return response.json();
}
