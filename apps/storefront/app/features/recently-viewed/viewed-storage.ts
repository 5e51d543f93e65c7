import { readStored as readValue, writeStored } from "../../platform/browser/stored-value.ts";
import { addViewed, readViewed, storageKey } from "./viewed-list.ts";

export function readStored(): string[] {
  return readViewed(readValue(storageKey));
}

export function rememberViewed(id: string): void {
  writeStored(storageKey, JSON.stringify(addViewed(readStored(), id)));
}
