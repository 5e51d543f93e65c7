import { isPersonalPath } from "../../platform/cache/cache-class.ts";
import { listingParameters } from "../../platform/shop/listing-query.ts";

/** Parameters that show a part or another order of the same products. Further pages are pages of their own. */
export const filterParameters = listingParameters.filter((name) => name !== "p");

export function isFilteredView(query: URLSearchParams): boolean {
  return filterParameters.some((name) => query.has(name));
}

/** What search engines may do with a page, as the value of `<meta name="robots">`; null means everything. */
export function pageRobots(pathname: string, query: URLSearchParams): string | null {
  if (isPersonalPath(pathname)) return "noindex";
  // Its products are still worth finding, the view itself is one of millions.
  return isFilteredView(query) ? "noindex, follow" : null;
}
