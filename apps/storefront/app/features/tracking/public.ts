// What visitors do, told to a tag manager: only where one is configured, and only by those who agree (decision 0053). Parts of pages say
// what happened (tracked-event.ts) and know nothing of who listens: `TrackedMoment` on pages of the server, `report` of public-islands.ts
// in islands. tag-manager.ts is the one adapter.
export { isUntracked, pageType, trackedPath } from "./page-type.ts";
export type { ShownPage } from "./page-type.ts";
export type { TrackedItem, TrackedOrder } from "./tracked-event.ts";
export { Tracker } from "./tracker.island.tsx";
export { TrackedMoment, TrackingProvider } from "./tracking-context.tsx";
