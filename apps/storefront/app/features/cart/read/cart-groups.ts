import type { LineItem } from "@hearth/contract";
import type { CartGroup } from "./cart-data.ts";
import { readLine } from "./cart-line-data.ts";
import { NO_REFERENCE, SHOP_SOURCE } from "./line-id.ts";

/** Lines by source and reference, each in the order they came. */
export function cartGroups(lines: readonly LineItem[], zeroRatedIds: readonly string[]): CartGroup[] {
  const groups = new Map<string, CartGroup>();
  for (const line of lines) {
    const source = line.payload.hearthCartSource || SHOP_SOURCE;
    const reference = line.payload.hearthCartReferenceId || NO_REFERENCE;
    const key = JSON.stringify([source, reference]);
    const group = groups.get(key) ?? { source, reference, lines: [] };
    groups.set(key, group);
    group.lines.push(readLine(line, zeroRatedIds.includes(line.id)));
  }
  return [...groups.values()];
}
