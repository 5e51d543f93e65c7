// The full-screen search in front of every page: suggestions, last searches, filters, pictures, voice. It asks routes/search, which ask
// the site search; without script or site search the page `/search` does the work. Start at state/search-reducer.ts.
export type { FoundAnswer, Suggestions } from "./search-answers.ts";
export { SearchOverlay } from "./search-overlay.island.tsx";
export { readClick } from "./server/read-click.ts";
export { readPictureForm, readSearchForm } from "./server/read-search-form.ts";
export { noSuggestions } from "./state/search-state.ts";
export { suggestionsData } from "./server/suggestions-data.ts";
