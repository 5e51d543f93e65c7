import { useEffect, useEffectEvent } from "react";
import type { Dispatch } from "react";
import type { SearchAction } from "../state/search-reducer.ts";
import { noSuggestions } from "../state/search-state.ts";
import { suggest } from "./search-requests.ts";
import type { SearchPaths } from "./search-requests.ts";

/** At every letter: small, and kept by the server. Nothing depends on them: where there is no answer there are none. */
export function useSuggesting(term: string, dispatch: Dispatch<SearchAction>, paths: SearchPaths): void {
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const suggestions = await suggest(paths, term, signal).catch(() => noSuggestions);
    if (!signal.aborted) dispatch({ type: "suggested", suggestions });
  });

  useEffect(() => {
    if (term === "") return;
    const asked = new AbortController();
    void ask(asked.signal);
    return () => asked.abort();
  }, [term]);
}
