export type { TrackedItem } from "./tracked-event.ts";
export { report, takeReported } from "./tracking-store.ts";
