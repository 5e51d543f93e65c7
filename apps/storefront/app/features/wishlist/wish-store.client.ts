import { visitorHint } from "../../platform/auth/visitor-hint.ts";
import { copyKey, readCopy } from "./account-copy.ts";
import type { AccountCopy } from "./account-copy.ts";
import { readWishes, storageKey } from "./wish-list.ts";

// Read anew whenever it is wanted, never kept in memory: another tab may have written meanwhile.

export function isCustomer(): boolean {
  return visitorHint(document.cookie) === "customer";
}

/** The list whoever looks at this page has. */
export function wishes(): string[] {
  return isCustomer() ? (accountCopy()?.ids ?? []) : browserWishes();
}

export function browserWishes(): string[] {
  return readWishes(read(storageKey));
}

/** Whether it could be stored. An empty list leaves nothing behind. */
export function writeBrowserWishes(ids: readonly string[]): boolean {
  return write(storageKey, ids.length === 0 ? null : JSON.stringify(ids));
}

export function accountCopy(): AccountCopy | null {
  return readCopy(read(copyKey));
}

export function keepAccountCopy(ids: string[] | null): void {
  const copy: AccountCopy | null = ids && { ids, atMs: Date.now() };
  write(copyKey, copy && JSON.stringify(copy));
}

/** Browsers may refuse storage altogether: even to name it throws. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Tabs change one list: each reads, changes and writes it while the others wait. */
export function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
  // Some browsers have locks on secure pages only.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request("hearth-wishlist", async () => work()) : Promise.resolve(work());
}
