// Finding products by words without a script: the page of results, which is a listing. The address holds the words, so a search can
// be sent to somebody. Where a script runs and the shop has a site search, features/search-overlay is in front of it.
export { SearchEntry } from "./search-entry.tsx";
export { SearchPage } from "./search-page.tsx";
export { SEARCH_PATH } from "./search-path.ts";
export { AllResults } from "./all-results.tsx";
