import { splitLocale } from "@hearth/i18n";
import { listingParameters } from "../../platform/listing-query.ts";

/** Parameters that show a part or another order of the same products. Further pages are pages of their own. */
export const filterParameters = listingParameters.filter((name) => name !== "p");

export function isFilteredView(query: URLSearchParams): boolean {
  return filterParameters.some((name) => query.has(name));
}

/** First path segments of what concerns one visitor, or nobody who searches. */
export const privateSegments: readonly string[] = [
  "account",
  "api",
  "checkout",
  "login",
  "maintenance",
  "newsletter-subscribe",
  "payment",
  "register",
  "reset-password",
  "session",
  "wishlist",
];

/** What search engines may do with a page, as the value of `<meta name="robots">`; null means everything. */
export function pageRobots(pathname: string, query: URLSearchParams): string | null {
  const split = splitLocale(pathname);
  const segment = split.kind === "known" ? split.path.split("/")[1] : undefined;
  if (segment !== undefined && privateSegments.includes(segment)) return "noindex";
  // Its products are still worth finding, the view itself is one of millions.
  return isFilteredView(query) ? "noindex, follow" : null;
}
