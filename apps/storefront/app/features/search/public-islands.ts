// The way into the search without the page of results: for the overlay, which is in front of that page in the browser.
export { SearchEntry, SEARCH_FIELD_ID } from "./search-entry.tsx";
export { SEARCH_PATH } from "./search-path.ts";
