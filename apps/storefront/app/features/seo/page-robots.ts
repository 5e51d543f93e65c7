import { cacheClassOf } from "../../platform/cache-class.ts";

/** Parameters that show a part or another order of the same products. */
export const filterParameters = [
  "manufacturer",
  "properties",
  "min-price",
  "max-price",
  "rating",
  "shipping-free",
  "order",
] as const;

export function isFilteredView(query: URLSearchParams): boolean {
  return filterParameters.some((name) => query.has(name));
}

/** What search engines may do with a page, as the value of `<meta name="robots">`; null means everything. */
export function pageRobots(pathname: string, query: URLSearchParams): string | null {
  if (cacheClassOf("GET", pathname) === "personal") return "noindex";
  // Its products are still worth finding, the view itself is one of millions.
  return isFilteredView(query) ? "noindex, follow" : null;
}
