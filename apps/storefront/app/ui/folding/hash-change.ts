/** For `useSyncExternalStore`: whoever reads the hash of the address hears of its changes. */
export function onHashChange(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
