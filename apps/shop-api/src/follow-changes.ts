import { ALL } from "./http/answer/answer-endpoint.ts";
import { CART_RULES, SEARCH_RULES } from "./modules/projection/index.ts";
import { onChange } from "./platform/changes/change-feed.ts";
import type { Services } from "./services.ts";

/** A change of these is a change of what every process keeps in memory. */
const referenceTags = [ALL, "menu", "media", CART_RULES];
const searchTags = [ALL, SEARCH_RULES];
/** Legal pages are pages: found by their path, filled by content. */
const legalTags = [ALL, "menu", "content", "seo"];

/** All processes hear of a change within milliseconds; a storefront told at once could fetch the old answer from another one. */
const FOLLOWERS_DELAY_MS = 200;

/** Reference data, cached answers and storefronts follow what the worker announces. Reference first: an answer made in between must be fresh. */
export function followChanges(
  services: Pick<Services, "sql" | "references" | "searchGuide" | "cache" | "legalTexts" | "followers">,
  warn: (error: Error) => void,
): Promise<void> {
  const { sql, references, searchGuide, cache, legalTexts, followers } = services;
  return onChange(sql, ALL, (tags) => {
    const isAbout = (known: readonly string[]) => known.some((tag) => tags.includes(tag));
    const refreshed = Promise.all([
      isAbout(referenceTags) && references.refresh(),
      isAbout(searchTags) && searchGuide.refresh(),
    ]);
    refreshed.catch(warn).finally(() => {
      if (isAbout(legalTags)) legalTexts.forget();
      if (tags.includes(ALL)) cache.clear();
      else cache.drop(tags);
      setTimeout(() => followers.tell(tags), FOLLOWERS_DELAY_MS).unref();
    });
  });
}
