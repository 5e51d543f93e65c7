import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/** Said when this page shows another address without being loaded anew (swap-page.ts). */
export function tellFullPath(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Path and query of the page that is shown. The first render, as on the server, knows of none. */
export function useFullPath(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname + location.search,
    () => null,
  );
}
