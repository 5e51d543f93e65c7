import { useEffect, useEffectEvent, useRef } from "react";
import type { Dispatch } from "react";
import { isLayerEntry, layerEntry, watchLayer } from "../../../platform/browser/history-layer.ts";
import { addressOf, termIn } from "../state/search-address.ts";
import type { SearchAction } from "../state/search-reducer.ts";
import type { SearchState } from "../state/search-state.ts";

/**
 * The overlay is one step in the history: back closes it. While it shows a search that step has the address of the page `/search` with
 * the same words, which is what a reload, a bookmark or another person gets. Answers how to close it.
 */
export function useSearchAddress(
  state: SearchState,
  dispatch: Dispatch<SearchAction>,
  searchHref: string,
): () => void {
  const below = useRef<string | null>(null);
  const isSettled = state.loader !== "loading";

  useEffect(() => {
    if (!state.isOpen) return;
    // Whoever came forward to it is on its step already.
    if (!isLayerEntry(history.state)) {
      below.current = location.href;
      history.pushState(layerEntry, "");
    }
  }, [state.isOpen]);

  const address = addressOf(state);
  const write = useEffectEvent((shown: string | null) => {
    if (!isLayerEntry(history.state)) return;
    const url = shown === null ? below.current : searchHref + shown;
    if (url !== null) history.replaceState(layerEntry, "", url);
  });
  // Browsers refuse too many changes: not every letter is one.
  useEffect(() => {
    if (state.isOpen && isSettled) write(address);
  }, [state.isOpen, isSettled, address]);

  const follow = useEffectEvent((isOnLayer: boolean) => {
    if (!isOnLayer) return dispatch({ type: "closed" });
    dispatch({ type: "opened", text: termIn(location.search) });
    dispatch({ type: "listed", isListOpen: false });
  });
  useEffect(() => watchLayer((isOnLayer) => follow(isOnLayer)), []);

  return () => {
    dispatch({ type: "closed" });
    if (isLayerEntry(history.state)) history.back();
  };
}
