// Finding products by words: the field in the header and the page of results, which is a listing. The address holds the words, so a
// search can be sent to somebody. Suggestions while typing belong to the site search and are not here yet.
export { SearchButton } from "./search-button.tsx";
export { SearchForm } from "./search-form.tsx";
export { SearchPage } from "./search-page.tsx";
export { searchPath } from "./search-path.ts";
export { AllResults } from "./all-results.tsx";
