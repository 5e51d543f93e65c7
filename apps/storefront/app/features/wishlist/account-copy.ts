import { readItems } from "./wishlist-rules.ts";

/** What the server said last about a customer's list, so that hearts are filled without asking on every page. */
export interface AccountCopy {
  ids: string[];
  atMs: number;
}

export const COPY_KEY = "hearth-wishlist";

/** Another device may have changed the list meanwhile. */
const FRESH_MS = 5 * 60_000;

export function readCopy(stored: string | null): AccountCopy | null {
  try {
    const copy: unknown = JSON.parse(stored ?? "null");
    if (typeof copy !== "object" || copy === null || !("ids" in copy) || !("atMs" in copy)) return null;
    const { ids, atMs } = copy;
    return typeof atMs === "number" ? { ids: readItems(JSON.stringify(ids)), atMs } : null;
  } catch {
    return null;
  }
}

/** A clock that was set back counts as old too. */
export function isFresh(copy: AccountCopy | null, nowMs: number): boolean {
  return copy !== null && nowMs >= copy.atMs && nowMs - copy.atMs < FRESH_MS;
}
