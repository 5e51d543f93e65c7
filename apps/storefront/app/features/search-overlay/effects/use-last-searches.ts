import { useEffect, useEffectEvent, useState } from "react";
import { readStored, writeStored } from "../../../platform/browser/stored-value.ts";
import {
  addLastSearch,
  LAST_SEARCHES_KEY,
  LAST_SEARCH_PAUSE_MS,
  readLastSearches,
  removeLastSearch,
} from "../state/last-searches.ts";

/** Other tabs write too: it is read anew for every change. */
const kept = () => readLastSearches(readStored(LAST_SEARCHES_KEY));

export function useLastSearches(term: string, most: number) {
  const [terms, setTerms] = useState(kept);

  function keep(next: readonly string[]): void {
    // Nothing is left behind of an empty list.
    writeStored(LAST_SEARCHES_KEY, next.length === 0 ? null : JSON.stringify(next));
    setTerms([...next]);
  }

  const add = useEffectEvent(() => keep(addLastSearch(kept(), term, most)));
  useEffect(() => {
    if (term === "") return;
    const timer = setTimeout(() => add(), LAST_SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);

  return {
    terms,
    remove: (removed: string) => keep(removeLastSearch(kept(), removed)),
    removeAll: () => keep([]),
  };
}
