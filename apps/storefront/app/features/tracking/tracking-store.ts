import { createStore } from "zustand/vanilla";
import type { TrackedEvent } from "./tracked-event.ts";

/** What happened on this page and nobody was told yet. It is gone with the page; only a visitor who agrees lets it out. */
export const trackingStore = createStore<{ waiting: readonly TrackedEvent[] }>(() => ({ waiting: [] }));

/** A page that nobody listens to must not collect without end. */
const MOST_WAITING = 50;

export function report(event: TrackedEvent): void {
  trackingStore.setState(({ waiting }) => ({ waiting: [...waiting, event].slice(-MOST_WAITING) }));
}

export function takeReported(): readonly TrackedEvent[] {
  const { waiting } = trackingStore.getState();
  if (waiting.length > 0) trackingStore.setState({ waiting: [] });
  return waiting;
}
