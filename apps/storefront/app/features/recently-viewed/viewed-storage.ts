import { readStored as readValue, writeStored } from "../../platform/browser/stored-value.ts";
import { addViewed, readViewed, STORAGE_KEY } from "./viewed-list.ts";

export function readStored(): string[] {
  return readViewed(readValue(STORAGE_KEY));
}

export function rememberViewed(id: string): void {
  writeStored(STORAGE_KEY, JSON.stringify(addViewed(readStored(), id)));
}
