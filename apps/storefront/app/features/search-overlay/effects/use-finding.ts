import { useEffect, useEffectEvent } from "react";
import type { Dispatch } from "react";
import type { SearchAction } from "../state/search-reducer.ts";
import type { SearchState } from "../state/search-state.ts";
import { find } from "./search-requests.ts";
import type { SearchPaths, SearchRequest } from "./search-requests.ts";

/** Nobody waits for the results of letters in between; the suggestions are already there. */
export const TYPING_PAUSE_MS = 200;

/** Asks while the state says `loading`. Whatever changes in the question ends the old one, so its answer cannot come late. */
export function useFinding(state: SearchState, dispatch: Dispatch<SearchAction>, paths: SearchPaths): void {
  const { term, image, sorting, filters, page } = state;
  const isLoading = state.loader === "loading";
  const ask = useEffectEvent(async (request: SearchRequest, signal: AbortSignal) => {
    try {
      const found = await find(paths, request, signal);
      if (!signal.aborted) dispatch({ type: "answered", found });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: "failed" });
      throw error;
    }
  });

  useEffect(() => {
    if (!isLoading) return;
    const asked = new AbortController();
    const request = { term, image, sorting, filters, page };
    const pauseMs = page === 1 && image === null ? TYPING_PAUSE_MS : 0;
    // What is thrown again is the browser's to report.
    const timer = setTimeout(() => void ask(request, asked.signal), pauseMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [isLoading, term, image, sorting, filters, page]);
}
