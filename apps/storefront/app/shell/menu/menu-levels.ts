/** An entry of a menu with what lies below it. */
export type Leveled<T> = T & { isActive: boolean; children: readonly Leveled<T>[] };

/**
 * Where a drill-down opens: the entries from the top down to the level that holds the current page, or, when the page has
 * entries below it, the level below the page.
 */
export function openingTrail<T>(entries: readonly Leveled<T>[]): Leveled<T>[] {
  const active = entries.find(({ isActive }) => isActive);
  if (!active || active.children.length === 0) return [];
  return [active, ...openingTrail(active.children)];
}
