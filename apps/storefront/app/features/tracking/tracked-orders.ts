import { readStored, writeStored } from "../../platform/browser/stored-value.ts";
import { trackedOrdersKey } from "../consent/public-islands.ts";

const kept = 50;

/** Whether this order is told for the first time in this browser. From now on it is not. */
export function isFirstTold(id: string): boolean {
  const ids = readOrderIds(readStored(trackedOrdersKey));
  if (ids.includes(id)) return false;
  writeStored(trackedOrdersKey, JSON.stringify([...ids, id].slice(-kept)));
  return true;
}

function readOrderIds(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
