import { isId } from "../schema/id-pattern.ts";
import type { PropertyGroupId } from "../schema/id.ts";

/** From and to, both included, in the unit of the group's options. */
export interface PropertyRange {
  readonly groupId: PropertyGroupId;
  readonly min: number | null;
  readonly max: number | null;
}

const MAX_RANGES = 20;
const AMOUNT = /^-?\d{1,9}(\.\d{1,6})?$/;

/** `groupId:min:max` joined with `|`; undefined when it is not that. A range without ends was not chosen. */
export function readPropertyRanges(text: string): PropertyRange[] | undefined {
  const parts = text.split("|").filter((part) => part !== "");
  const ranges = parts.map(readRange);
  const groups = new Set(ranges.map((range) => range?.groupId));
  if (ranges.length > MAX_RANGES || groups.size < ranges.length) return undefined;
  if (!ranges.every((range) => range !== undefined)) return undefined;
  return ranges.filter(({ min, max }) => min !== null || max !== null);
}

function readRange(text: string): PropertyRange | undefined {
  const [groupId = "", min = "", max = "", ...more] = text.split(":");
  const isWhole = isId(groupId) && [min, max].every((end) => end === "" || AMOUNT.test(end));
  return isWhole && more.length === 0 ? { groupId, min: amount(min), max: amount(max) } : undefined;
}

function amount(text: string): number | null {
  return text === "" ? null : Number(text);
}
