import { createContext } from "react-router";

/** What the router found for a request; the root notes it before any loader runs. */
export const matchedRoute = createContext<{ pattern: string }>();

/** Of pages in another language. */
const LOCALE = /^[a-z]{2}-[A-Z]{2}\//;
const named: Readonly<Record<string, string>> = { "": "home", "*": "page" };

/** Under which name a page's figures are told: there are few, whatever visitors ask for. */
export function routeName(pattern: string): string {
  const own = pattern.replace(/^\//, "").replace(LOCALE, "");
  return named[own] ?? own;
}
