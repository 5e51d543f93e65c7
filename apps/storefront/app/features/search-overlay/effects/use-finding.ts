import { useEffect, useEffectEvent } from "react";
import type { Dispatch } from "react";
import type { SearchAction } from "../state/search-reducer.ts";
import type { SearchState } from "../state/search-state.ts";
import { find } from "./search-requests.ts";
import type { SearchPaths } from "./search-requests.ts";

/** Nobody waits for the letters in between. */
export const typingPauseMs = 120;

/** Asks while the state says `loading`. Whatever changes in the question ends the old one, so its answer cannot come late. */
export function useFinding(state: SearchState, dispatch: Dispatch<SearchAction>, paths: SearchPaths): void {
  const { term, image, sorting, filters, page } = state;
  const isLoading = state.loader === "loading";
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      dispatch({
        type: "answered",
        found: await find(paths, { term, image, sorting, filters, page }, signal),
      });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: "failed" });
      throw error;
    }
  });

  useEffect(() => {
    if (!isLoading) return;
    const asked = new AbortController();
    const pause = page === 1 && image === null ? typingPauseMs : 0;
    const timer = setTimeout(() => void ask(asked.signal), pause);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [isLoading, term, image, sorting, filters, page]);
}
