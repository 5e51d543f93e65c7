import { visitorHint } from "../../platform/auth/visitor-hint.ts";
import { readStored, writeStored } from "../../platform/browser/stored-value.ts";
import { COPY_KEY, readCopy } from "./account-copy.ts";
import type { AccountCopy } from "./account-copy.ts";
import { readItems, STORAGE_KEY } from "./wishlist-rules.ts";

// Read anew whenever it is wanted, never kept in memory: another tab may have written meanwhile.

export function isCustomer(): boolean {
  return visitorHint(document.cookie) === "customer";
}

/** The list whoever looks at this page has, as far as this browser knows it. */
export function keptIds(): string[] {
  return isCustomer() ? (accountCopy()?.ids ?? []) : browserIds();
}

/** The list of somebody who is not signed in with an account. */
export function browserIds(): string[] {
  return readItems(readStored(STORAGE_KEY));
}

/** Whether it could be stored. An empty list leaves nothing behind. */
export function keepBrowserIds(ids: readonly string[]): boolean {
  return writeStored(STORAGE_KEY, ids.length === 0 ? null : JSON.stringify(ids));
}

export function accountCopy(): AccountCopy | null {
  return readCopy(readStored(COPY_KEY));
}

export function keepAccountCopy(ids: readonly string[] | null): void {
  const copy: AccountCopy | null = ids && { ids: [...ids], atMs: Date.now() };
  writeStored(COPY_KEY, copy && JSON.stringify(copy));
}
