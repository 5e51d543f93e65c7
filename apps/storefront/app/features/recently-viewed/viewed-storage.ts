import { addViewed, readViewed, storageKey } from "./viewed-list.ts";

/** Storage may be switched off or full: then nothing is remembered. */
export function readStored(): string[] {
  try {
    return readViewed(localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}

export function rememberViewed(id: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(addViewed(readStored(), id)));
  } catch {
    // Nothing depends on it.
  }
}
