/** How much of a level is shown before "everything in …" takes over. */
const ENTRIES_OF_PANEL = 10;
const ENTRIES_OF_DEEPER_LEVELS = 8;

const LINKS_PER_COLUMN = 4;

/** Level 1 is the row of the menu and always whole; level 2 is its panel, deeper levels repeat inside. */
export function shownEntries<T>(entries: readonly T[], level: number): readonly T[] {
  if (level === 1) return entries;
  return entries.slice(0, level === 2 ? ENTRIES_OF_PANEL : ENTRIES_OF_DEEPER_LEVELS);
}

/** Columns of four links each that a group of links takes. */
export function columnsOf(linkCount: number): number {
  return Math.max(1, Math.ceil(linkCount / LINKS_PER_COLUMN));
}
