import { readStored, writeStored } from "../../platform/browser/stored-value.ts";
import { TRACKED_ORDERS_KEY } from "../consent/public-islands.ts";

const KEPT = 50;

/** Whether this order is told for the first time in this browser. From now on it is not. */
export function isFirstTold(id: string): boolean {
  const ids = readOrderIds(readStored(TRACKED_ORDERS_KEY));
  if (ids.includes(id)) return false;
  writeStored(TRACKED_ORDERS_KEY, JSON.stringify([...ids, id].slice(-KEPT)));
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
