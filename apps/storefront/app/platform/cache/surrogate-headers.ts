import type { Lifetime } from "./cache-class.ts";
import { surrogateKeys } from "./surrogate-keys.ts";

/** Caches in front take headers of 8 KB (Varnish) or 16 KB (Fastly), the name included. */
const MOST_BYTES = 7000;
/** A page that nobody can render any more is better a day old than away. */
const STALE_IF_ERROR_SECONDS = 86_400;

/** The keys of a page as a header. Products that do not fit are named by the one key that any product's change names, too. */
export function surrogateKeyHeader(keys: Iterable<string>, mostBytes = MOST_BYTES): string {
  const written = [...keys].join(" ");
  if (written.length <= mostBytes) return written;
  const isProduct = (key: string) => key.startsWith(surrogateKeys.product(""));
  const named = new Set([...[...keys].filter((key) => !isProduct(key)), surrogateKeys.catalogue]);
  let length = [...named].join(" ").length;
  for (const key of [...keys].filter(isProduct)) {
    length += key.length + 1;
    if (length > mostBytes) break;
    named.add(key);
  }
  return [...named].join(" ");
}

/** For the cache in front alone, which hears of changes; others on the way read `cache-control`. */
export function surrogateControl({ freshMs, staleMs }: Lifetime): string {
  const [fresh, stale] = [freshMs, staleMs].map((ms) => Math.round(ms / 1000));
  return `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${STALE_IF_ERROR_SECONDS}`;
}

/** What the cache in front needs to know of a page it may keep. */
export function addSurrogateHeaders(headers: Headers, keys: ReadonlySet<string>, lifetime: Lifetime): void {
  // A rule that leads elsewhere is asked before any page: when one changes, what is in front has to ask anew.
  headers.set("surrogate-key", surrogateKeyHeader(new Set([...keys, surrogateKeys.routeRules])));
  if (lifetime.freshMs > 0) headers.set("surrogate-control", surrogateControl(lifetime));
}
