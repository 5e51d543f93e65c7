import type { BulkChange } from "@hearth/admin-contract";

export function isUnderWay({ state }: Pick<BulkChange, "state">): boolean {
  return state === "applying" || state === "undoing";
}

/** How many of how many are done, of what is under way. */
export function progressOf({ state, rows }: Pick<BulkChange, "state" | "rows">): {
  done: number;
  all: number;
} {
  const { waiting, applied, undone, kept } = rows;
  return state === "undoing"
    ? { done: undone + kept, all: applied + undone + kept }
    : { done: applied, all: applied + waiting };
}
