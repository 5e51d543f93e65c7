const POSITION_FIELD = "bec_hearth_position";
const BEHIND_ALL = 9999;

/** Missing, unreadable or negative means: behind all others. */
export function menuPosition(customFields: Readonly<Record<string, unknown>> | null | undefined): number {
  const value = customFields?.[POSITION_FIELD];
  if (value === null || value === undefined || value === "") return BEHIND_ALL;
  const position = Number(value);
  return Number.isFinite(position) && position >= 0 ? position : BEHIND_ALL;
}

interface Positioned {
  customFields?: Readonly<Record<string, unknown>> | null;
}

/** Entries of one position keep the order the shop gave them. */
export function inMenuOrder<T extends Positioned>(entries: readonly T[]): T[] {
  return entries.toSorted((a, b) => menuPosition(a.customFields) - menuPosition(b.customFields));
}
