import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { cartStore } from "../store/cart-store.ts";

/** What had the focus was taken away or cannot be used any more. */
function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active instanceof HTMLDialogElement;
}

/** The element of the ref takes the focus when it was lost and belongs here now. */
export function useWantedFocus<Target extends HTMLElement>(isWanted: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!isWanted) return;
    if (isFocusLost()) target.current?.focus({ preventScroll: true });
    cartStore.setState({ focus: null });
  }, [isWanted]);
  return target;
}

/** While a part is held its controls lose the focus; afterwards it comes back to the same one, or to `other` if that cannot be used. */
export function useHeldFocus(isHeld: boolean, other: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isHeld || !last.current || !isFocusLost()) return;
    const target = last.current.matches(":disabled") ? other.current : last.current;
    target?.focus({ preventScroll: true });
  }, [isHeld, other]);

  return {
    onFocus: ({ target }: { target: HTMLElement }) => {
      last.current = target;
    },
    onBlur: ({ target }: { target: HTMLElement }) => {
      // Whoever can still be used was left on purpose.
      if (!target.matches(":disabled")) last.current = null;
    },
  };
}
