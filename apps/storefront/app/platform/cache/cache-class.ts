import { splitLocale } from "@hearth/i18n";

/**
 * catalogue: the same bytes for everybody in one language. The request reaches the page without cookies.
 * personal: depends on the visitor, never kept by anybody.
 */
export type CacheClass = "catalogue" | "personal";

/** First path segments (without language) that belong to one visitor or to a machine. Everything else is catalogue. No search engine may go there. */
export const personalSegments: ReadonlySet<string> = new Set([
  "account",
  "api",
  "build.json",
  "checkout",
  "consent",
  "login",
  "maintenance",
  "newsletter-leave",
  "newsletter-subscribe",
  "order",
  "payment",
  "preview",
  "register",
  "registration",
  "reset-password",
  "review",
  "session",
  "wishlist",
  "withdrawal",
]);

/**
 * Decided by the address alone, before anything runs. A personal route missing in the list above fails safely:
 * it gets no cookie, so it shows nobody's data.
 */
export function cacheClassOf(method: string, pathname: string): CacheClass {
  if (method !== "GET" && method !== "HEAD") return "personal";
  return isPersonalPath(pathname) ? "personal" : "catalogue";
}

export function isPersonalPath(pathname: string): boolean {
  const split = splitLocale(pathname);
  if (split.kind === "unknown") return false;
  const [, first = ""] = split.path.replace(/\.data$/, "").split("/");
  return personalSegments.has(first);
}

export interface Lifetime {
  freshMs: number;
  staleMs: number;
}

/** How long past its fresh time a page may still be shown while a new one is rendered. */
const STALE_FACTOR = 10;

export function catalogueLifetime(pageCacheTtlMs: number): Lifetime {
  return { freshMs: pageCacheTtlMs, staleMs: pageCacheTtlMs * STALE_FACTOR };
}

interface Written {
  cacheClass: CacheClass;
  status: number;
  lifetime: Lifetime;
  isData: boolean;
  /** Prices of business customers: kept here, but by nobody on the way, who cannot know whom they are for. */
  isForBusiness?: boolean;
}

/** The one place that writes `cache-control` for rendered answers. */
export function cacheControl({ cacheClass, status, lifetime, isData, isForBusiness }: Written): string {
  if (cacheClass === "personal" || lifetime.freshMs === 0) return "no-store";
  if (isForBusiness) return status === 200 ? "private, no-cache" : "no-store";
  const shared = `s-maxage=${Math.round(lifetime.freshMs / 1000)}`;
  if (status === 301) return `public, max-age=0, ${shared}`;
  if (status !== 200) return "no-store";
  // A prefetched data answer is asked for again on the click: let the browser keep it for that moment.
  const browser = isData ? "max-age=10" : "max-age=0";
  return `public, ${browser}, ${shared}, stale-while-revalidate=${Math.round(lifetime.staleMs / 1000)}`;
}
