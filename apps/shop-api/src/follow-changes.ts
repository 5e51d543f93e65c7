import { ALL } from "./http/answer-endpoint.ts";
import { onChange } from "./platform/change-feed.ts";
import type { Services } from "./services.ts";

/** Reference data and cached answers follow what the worker announces. Reference first: an answer made in between must be fresh. */
export function followChanges(
  { sql, references, cache }: Pick<Services, "sql" | "references" | "cache">,
  warn: (error: Error) => void,
): Promise<void> {
  return onChange(sql, ALL, (tags) => {
    const isReference = tags.includes(ALL) || tags.includes("menu") || tags.includes("media");
    const refreshed = isReference ? references.refresh() : Promise.resolve();
    refreshed.catch(warn).finally(() => (tags.includes(ALL) ? cache.clear() : cache.drop(tags)));
  });
}
