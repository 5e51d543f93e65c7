/** Kept in the visitor's own browser, under this name. */
export const LAST_SEARCHES_KEY = "suggested-searches";
/** Only words somebody stayed with for so long. */
export const LAST_SEARCH_PAUSE_MS = 1000;

const FEWEST_LETTERS = 4;

/** What was stored, as far as it can be understood. */
export function readLastSearches(stored: string | null): string[] {
  try {
    const terms: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(terms) ? terms.filter((term) => typeof term === "string") : [];
  } catch {
    return [];
  }
}

/** In small letters, each once, the newest first. */
export function addLastSearch(terms: readonly string[], term: string, most: number): string[] {
  const added = term.toLowerCase();
  if ([...added].length < FEWEST_LETTERS) return [...terms];
  return [added, ...terms.filter((other) => other !== added)].slice(0, most);
}

export function removeLastSearch(terms: readonly string[], term: string): string[] {
  return terms.filter((other) => other !== term);
}
