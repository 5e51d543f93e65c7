/** Marks a step of the history in which something lies over the page, with an address of its own. */
export const layerEntry = { isLayer: true };

const watchers = new Set<(isOnLayer: boolean) => void>();

export function isLayerEntry(historyState: unknown): boolean {
  return typeof historyState === "object" && historyState !== null && "isLayer" in historyState;
}

/** Whoever lies over the page answers for such steps while it runs. Without it they are addresses like others. */
export function watchLayer(watch: (isOnLayer: boolean) => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** Back and forward: whether the step is one of a layer that runs. It is told of every step. */
export function followLayer(historyState: unknown): boolean {
  const isOnLayer = isLayerEntry(historyState);
  for (const watch of watchers) watch(isOnLayer);
  return isOnLayer && watchers.size > 0;
}
