import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** The focus goes on to the next heart when its card is taken off, so that a keyboard need not start again. */
export function useKeptFocus(shown: readonly string[], place: RefObject<HTMLElement | null>) {
  const cards = useRef(new Map<string, HTMLElement>());
  const before = useRef(shown);

  useLayoutEffect(() => {
    const gone = before.current.findIndex((id) => !shown.includes(id) && hasFocus(cards.current.get(id)));
    const [behind, ahead] = [before.current.slice(gone + 1), before.current.slice(0, gone).toReversed()];
    before.current = shown;
    if (gone < 0) return;
    const next = [...behind, ...ahead].find((id) => shown.includes(id)) ?? "";
    (cards.current.get(next)?.querySelector("button") ?? place.current)?.focus();
  });

  /** For the `ref` of the card of that id. */
  return (id: string) => (card: HTMLElement | null) => {
    if (card) cards.current.set(id, card);
    else cards.current.delete(id);
  };
}

function hasFocus(card: HTMLElement | undefined): boolean {
  return card?.contains(document.activeElement) ?? false;
}
