// The way into the search without the page of results: for the overlay, which is in front of that page in the browser.
export { SearchEntry, searchFieldId } from "./search-entry.tsx";
export { searchPath } from "./search-path.ts";
