import { useEffect, useEffectEvent } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { announce } from "../../../ui/message/announcement-store.ts";
import { allOptions, optionGroups } from "../state/list-options.ts";
import { hasSubject } from "../state/search-state.ts";
import type { SearchState } from "../state/search-state.ts";

/** Screen readers hear how much there is, once each time it is known. */
export function useSpokenCount(state: SearchState): void {
  const { count } = useLanguage();
  const isFound = state.loader !== "loading" && state.loader !== "error" && hasSubject(state);
  const options = state.isListOpen ? allOptions(optionGroups(state.suggestions)).length : 0;
  const { total } = state;
  const say = useEffectEvent((suggested: number, found: number) => {
    const told = suggested > 0 ? [count("searchOverlay.suggestions", suggested)] : [];
    announce([...told, count("listing.total", found)].join(", "));
  });
  useEffect(() => {
    if (isFound) say(options, total);
  }, [isFound, options, total]);
}
