import { localePath, splitLocale } from "@hearth/i18n";
import { cacheControl } from "../../cache/cache-class.ts";
import type { Lifetime } from "../../cache/cache-class.ts";
import { surrogateKeys } from "../../cache/surrogate-keys.ts";
import type { PageUrl } from "../../links/page-url.ts";
import type { KeptRoutes, RouteHit } from "../../links/route-rules.server.ts";
import type { Answer } from "./answer.server.ts";

/** Whoever waited in vain for somebody else's page comes back with this in the query: see features/route-rules. */
const STAY_PARAMETER = "stay";

/** The rule for a page's address, in whatever spelling it is asked: one redirect, not two. */
export async function findRoute(
  routes: KeptRoutes,
  ownPath: string,
  { search, isData }: Pick<PageUrl, "search" | "isData">,
): Promise<RouteHit | null> {
  const split = splitLocale(ownPath);
  if (isData || split.kind === "unknown") return null;
  return routes.find({ locale: split.locale, path: split.path, search: withoutStay(search) });
}

/** It is for us, not for where a rule leads. */
function withoutStay(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(STAY_PARAMETER)) return search;
  query.delete(STAY_PARAMETER);
  return query.size > 0 ? `?${query}` : "";
}

/** The redirect a rule wants. Null: the shop answers itself, that something is gone or what it has at this address. */
export function answerRoute(
  { status, location, isExternal }: RouteHit,
  { locale, search }: Pick<PageUrl, "locale" | "search">,
  { lifetime, headersOfAll }: { lifetime: Lifetime; headersOfAll: [string, string][] },
): Answer | null {
  if (status === 410 || location === null) return null;
  if (isExternal && new URLSearchParams(search).has(STAY_PARAMETER)) return null;
  const headers = new Headers(headersOfAll);
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(location) ?? [];
  headers.set("location", isExternal ? location : localePath(locale, path) + rest);
  headers.set("cache-control", cacheControl({ cacheClass: "catalogue", status, lifetime, isData: false }));
  headers.set("surrogate-key", `${surrogateKeys.everything} ${surrogateKeys.routeRules}`);
  return { status, headers, body: null };
}
