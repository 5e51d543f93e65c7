import { useEffect, useEffectEvent } from "react";

interface Ways {
  /** The one that is open. */
  panel: () => HTMLElement | null | undefined;
  /** Pressed anywhere: a panel that the mouse opened has no focus in it. */
  onEscape: (isFocused: boolean) => void;
  onPointerOutside: () => void;
  onFocusOutside: () => void;
}

/** Listens to the whole document while a panel is open. */
export function useMenuLeaving(isOpen: boolean, ways: Ways): void {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") ways.onEscape(ways.panel()?.contains(document.activeElement) === true);
  });
  const onPointer = useEffectEvent(({ target }: Event) => isOutside(ways, target) && ways.onPointerOutside());
  const onFocus = useEffectEvent(({ target }: Event) => isOutside(ways, target) && ways.onFocusOutside());

  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", (event) => onKey(event), { signal });
    document.addEventListener("pointerdown", (event) => onPointer(event), { signal });
    document.addEventListener("focusin", (event) => onFocus(event), { signal });
    return () => listening.abort();
  }, [isOpen]);
}

function isOutside({ panel }: Ways, target: EventTarget | null): boolean {
  return target instanceof Node && panel()?.contains(target) === false;
}
