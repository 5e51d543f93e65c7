import { ALL } from "./http/answer-endpoint.ts";
import { CART_RULES } from "./modules/projection/index.ts";
import { onChange } from "./platform/change-feed.ts";
import type { Services } from "./services.ts";

/** A change of these is a change of what every process keeps in memory. */
const referenceTags = [ALL, "menu", "media", CART_RULES];

/** Reference data and cached answers follow what the worker announces. Reference first: an answer made in between must be fresh. */
export function followChanges(
  { sql, references, cache }: Pick<Services, "sql" | "references" | "cache">,
  warn: (error: Error) => void,
): Promise<void> {
  return onChange(sql, ALL, (tags) => {
    const isReference = referenceTags.some((tag) => tags.includes(tag));
    const refreshed = isReference ? references.refresh() : Promise.resolve();
    refreshed.catch(warn).finally(() => (tags.includes(ALL) ? cache.clear() : cache.drop(tags)));
  });
}
