import type { FoundAnswer, Suggestions } from "../search-answers.ts";
import { closedSearch, hasSubject, noFilters, noSuggestions, wordsOf } from "./search-state.ts";
import type { SearchFilters, SearchState, Sorting } from "./search-state.ts";

export type SearchAction =
  | { type: "opened"; text: string }
  | { type: "closed" }
  | { type: "typed"; text: string }
  /** A suggestion, the Tab key, a last search or a spoken sentence. */
  | { type: "picked"; text: string }
  | { type: "pictured"; image: string | null }
  | { type: "sorted"; sorting: Sorting }
  | { type: "filtered"; filters: SearchFilters }
  | { type: "scrolled" }
  | { type: "retried" }
  | { type: "answered"; found: FoundAnswer }
  | { type: "failed" }
  | { type: "suggested"; suggestions: Suggestions }
  | { type: "listed"; isListOpen: boolean }
  | { type: "moved"; activeOption: number | null };

export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case "opened":
      return withText({ ...closedSearch, isOpen: true }, action.text);
    case "closed":
      return closedSearch;
    case "typed":
      return withText(state, action.text);
    case "picked":
      return { ...withText(state, action.text), isListOpen: false };
    case "pictured":
      return searchAnew({
        ...closedSearch,
        isOpen: state.isOpen,
        sorting: state.sorting,
        image: action.image,
      });
    case "sorted":
      return searchAnew({ ...state, sorting: action.sorting });
    case "filtered":
      return searchAnew({ ...state, filters: action.filters });
    case "scrolled":
      return state.loader === "loaded" && state.results.length > 0
        ? { ...state, page: state.page + 1, loader: "loading" }
        : state;
    case "retried":
      return searchAnew(state);
    case "answered":
      return withAnswer(state, action.found);
    case "failed":
      // Also the pages before: whoever tries again begins with the first.
      return { ...withoutResults(state), facets: [], total: 0, loader: "error" };
    case "suggested":
      return { ...state, suggestions: action.suggestions, activeOption: null };
    case "listed":
      return { ...state, isListOpen: action.isListOpen, activeOption: null };
    case "moved":
      return { ...state, activeOption: action.activeOption };
  }
}

/** Spaces alone make no other search. */
function withText(state: SearchState, text: string): SearchState {
  const term = wordsOf(text);
  const shown = { ...state, text, isListOpen: term !== "", activeOption: null };
  if (term === state.term && state.image === null) return shown;
  return searchAnew({ ...shown, term, image: null, filters: noFilters });
}

/** Facets and total stay until the answer: what was just ticked must not vanish under the pointer. */
function searchAnew(state: SearchState): SearchState {
  const begun = withoutResults(state);
  if (hasSubject(state)) return { ...begun, loader: "loading" };
  return { ...begun, loader: "loaded", facets: [], total: 0, suggestions: noSuggestions };
}

function withoutResults(state: SearchState): SearchState {
  return { ...state, results: [], page: 1, spelling: null, meantPage: null };
}

function withAnswer(state: SearchState, found: FoundAnswer): SearchState {
  const { cards, facets, total, spelling, contact, page: meantPage } = found;
  const known = new Set(state.results.map(({ id }) => id));
  // Products may have moved from one page to the next meanwhile.
  const results = [...state.results, ...cards.filter(({ id }) => !known.has(id))];
  const isComplete = cards.length === 0 || results.length >= total;
  const loader = isComplete ? "complete" : "loaded";
  return { ...state, results, facets, total, spelling, meantPage, contact, loader };
}
