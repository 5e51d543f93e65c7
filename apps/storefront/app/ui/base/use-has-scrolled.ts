import { useSyncExternalStore } from "react";

const THROTTLE_MS = 100;

/** Whether the page has moved from its top; no, for the server. */
export function useHasScrolled(): boolean {
  return useSyncExternalStore(
    listenToScroll,
    () => window.scrollY > 0,
    () => false,
  );
}

function listenToScroll(onScrolled: () => void): () => void {
  let timer = 0;
  function wait(): void {
    timer ||= window.setTimeout(() => {
      timer = 0;
      onScrolled();
    }, THROTTLE_MS);
  }
  document.addEventListener("scroll", wait, { passive: true });
  return () => {
    document.removeEventListener("scroll", wait);
    clearTimeout(timer);
  };
}
