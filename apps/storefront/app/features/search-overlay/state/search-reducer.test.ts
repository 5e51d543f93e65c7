import { describe, expect, it } from "vitest";
import { searchReducer } from "./search-reducer.ts";
import type { SearchAction } from "./search-reducer.ts";
import { cardsOf, found, suggestions } from "./search-state.fixture.ts";
import { closedSearch, hasSubject, isEmpty, noFilters, noSuggestions, wordsOf } from "./search-state.ts";
import type { SearchState } from "./search-state.ts";

const image = "data:image/jpeg;base64,AA==";
const filters = { ...noFilters, brands: ["Nordwerk"], minPriceCents: 1000 };

/** Two pages of a filtered, sorted search. */
const searched: SearchState = {
  ...closedSearch,
  isOpen: true,
  text: "pumpe",
  term: "pumpe",
  sorting: "price-asc",
  filters,
  page: 2,
  results: cardsOf("a", "b"),
  facets: found.facets,
  total: 3,
  suggestions,
};

const after = (state: SearchState, ...actions: SearchAction[]) => actions.reduce(searchReducer, state);

describe("open and closed [192]", () => {
  it("opens empty, or with words that were typed elsewhere", () => {
    expect(after(closedSearch, { type: "opened", text: "" })).toEqual({ ...closedSearch, isOpen: true });
    expect(after(closedSearch, { type: "opened", text: "pumpe" })).toMatchObject({
      isOpen: true,
      text: "pumpe",
      term: "pumpe",
      loader: "loading",
      isListOpen: true,
    });
  });

  it("keeps nothing when it is closed", () => {
    expect(after(searched, { type: "closed" })).toEqual(closedSearch);
  });
});

describe("what starts anew", () => {
  it.each<[string, SearchAction]>([
    ["a new term", { type: "typed", text: "rohr" }],
    ["a picked term", { type: "picked", text: "rohr" }],
    ["another order", { type: "sorted", sorting: "relevance" }],
    ["another filter", { type: "filtered", filters: noFilters }],
    ["a picture", { type: "pictured", image }],
    ["another try", { type: "retried" }],
  ])("%s drops the results and begins with the first page [193]", (_name, action) => {
    expect(after(searched, action)).toMatchObject({ results: [], page: 1, loader: "loading" });
  });

  it.each<[string, SearchAction]>([
    ["typed", { type: "typed", text: "rohr" }],
    ["picked", { type: "picked", text: "rohr" }],
  ])("a new term that was %s also resets filters and picture, and keeps the order [194]", (_name, action) => {
    expect(after({ ...searched, image }, action)).toMatchObject({
      term: "rohr",
      filters: noFilters,
      image: null,
      sorting: "price-asc",
    });
  });

  it("other spaces are no new term", () => {
    const typed = after(searched, { type: "typed", text: " pumpe " });
    expect(typed).toMatchObject({ text: " pumpe ", term: "pumpe", results: searched.results, filters });
  });

  it("a picture takes the place of words and filters", () => {
    expect(after(searched, { type: "pictured", image })).toMatchObject({
      image,
      text: "",
      term: "",
      filters: noFilters,
    });
  });

  it("filters and order keep the facets until the answer", () => {
    expect(after(searched, { type: "filtered", filters: noFilters }).facets).toBe(searched.facets);
  });
});

describe("nothing to search for [196]", () => {
  it.each<[string, SearchState, SearchAction]>([
    ["no words", searched, { type: "typed", text: "  " }],
    ["no picture", { ...searched, term: "", image }, { type: "pictured", image: null }],
  ])("%s: results, facets and counts are cleared", (_name, state, action) => {
    const cleared = after(state, action);
    expect(hasSubject(cleared)).toBe(false);
    expect(cleared).toMatchObject({
      results: [],
      facets: [],
      total: 0,
      loader: "loaded",
      suggestions: noSuggestions,
      isListOpen: false,
    });
  });
});

describe("the loader [195, 197]", () => {
  const asking = after(closedSearch, { type: "opened", text: "pumpe" });

  it("is loading, then loaded, then loads the next page when the end is near, then complete", () => {
    const first = after(asking, { type: "answered", found });
    expect(first).toMatchObject({ loader: "loaded", total: 3, page: 1 });
    const second = after(first, { type: "scrolled" });
    expect(second).toMatchObject({ loader: "loading", page: 2, results: first.results });
    const last = after(second, { type: "answered", found: { ...found, cards: cardsOf("b", "c") } });
    expect(last.loader).toBe("complete");
    expect(last.results.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("a page without products is the last one", () => {
    const answered = after(
      { ...searched, loader: "loading" },
      { type: "answered", found: { ...found, cards: [] } },
    );
    expect(answered.loader).toBe("complete");
  });

  it.each(["loading", "complete", "error"] as const)("does not go on while it is %s", (loader) => {
    const state = { ...searched, loader };
    expect(after(state, { type: "scrolled" })).toBe(state);
  });

  it("clears the results of a search that failed, and begins again by a retry", () => {
    const failed = after({ ...searched, loader: "loading" }, { type: "failed" });
    expect(failed).toMatchObject({
      loader: "error",
      results: [],
      facets: [],
      total: 0,
      term: "pumpe",
      filters,
    });
    expect(after(failed, { type: "retried" })).toMatchObject({ loader: "loading", page: 1, filters });
  });
});

it.each<[string, Partial<SearchState>, boolean]>([
  ["words and nothing found", {}, true],
  ["all pages seen", { loader: "complete" }, true],
  ["a picture and nothing found", { term: "", image }, true],
  ["still loading", { loader: "loading" }, false],
  ["failed", { loader: "error" }, false],
  ["something found", { total: 1 }, false],
  ["nothing asked", { term: "" }, false],
])("is empty with %s: %# [58]", (_name, over, expected) => {
  expect(isEmpty({ ...searched, total: 0, results: [], loader: "loaded", ...over })).toBe(expected);
});

describe("the list", () => {
  it("shows by typing, hides by picking", () => {
    const typed = after(closedSearch, { type: "typed", text: "p" }, { type: "suggested", suggestions });
    expect(typed).toMatchObject({ isListOpen: true, suggestions });
    expect(after(typed, { type: "picked", text: "pumpengruppe" })).toMatchObject({
      text: "pumpengruppe",
      term: "pumpengruppe",
      isListOpen: false,
    });
  });

  it("forgets the option the keys were at when it changes", () => {
    const moved = after(searched, { type: "moved", activeOption: 2 });
    expect(moved.activeOption).toBe(2);
    expect(after(moved, { type: "suggested", suggestions: noSuggestions }).activeOption).toBeNull();
    expect(after(moved, { type: "listed", isListOpen: true }).activeOption).toBeNull();
  });
});

it.each([
  ["  zwei \n Worte ", "zwei Worte"],
  ["", ""],
  ["x".repeat(200), "x".repeat(100)],
])("the words of %j", (text, expected) => {
  expect(wordsOf(text)).toBe(expected);
});
