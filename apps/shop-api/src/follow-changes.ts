import { ALL } from "./http/answer-endpoint.ts";
import { CART_RULES } from "./modules/projection/index.ts";
import { onChange } from "./platform/change-feed.ts";
import type { Services } from "./services.ts";

/** A change of these is a change of what every process keeps in memory. */
const referenceTags = [ALL, "menu", "media", CART_RULES];
/** Legal pages are pages: found by their path, filled by content. */
const legalTags = [ALL, "menu", "content", "seo"];

/** Reference data and cached answers follow what the worker announces. Reference first: an answer made in between must be fresh. */
export function followChanges(
  { sql, references, cache, legalTexts }: Pick<Services, "sql" | "references" | "cache" | "legalTexts">,
  warn: (error: Error) => void,
): Promise<void> {
  return onChange(sql, ALL, (tags) => {
    const isReference = referenceTags.some((tag) => tags.includes(tag));
    const refreshed = isReference ? references.refresh() : Promise.resolve();
    refreshed.catch(warn).finally(() => {
      if (legalTags.some((tag) => tags.includes(tag))) legalTexts.forget();
      return tags.includes(ALL) ? cache.clear() : cache.drop(tags);
    });
  });
}
