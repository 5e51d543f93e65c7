import { createFuse } from "@hearth/service/fuse";

/** As many in a row without an answer, and it is left alone. */
const FAILURES = 3;
const REST_MS = 5000;

/**
 * `fetch` for a service the shop can do without. Each question to one that is silent would hold a place among the pages that are
 * rendered for as long as somebody waits for it, until there is none left for pages.
 */
export function createRestingFetch(now?: () => number): typeof fetch {
  const fuse = createFuse({ failures: FAILURES, restMs: REST_MS, ...(now && { now }) });
  return async (input, init) => {
    if (!fuse.mayAsk()) throw new Error("not asked: it does not answer at the moment");
    try {
      const answer = await fetch(input, init);
      fuse.note(true);
      return answer;
    } catch (error) {
      fuse.note(false);
      throw error;
    }
  };
}
