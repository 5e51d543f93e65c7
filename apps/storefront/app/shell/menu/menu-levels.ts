import type { MenuBranch } from "./menu-tree.ts";

/**
 * Where the drawer opens: the entries from the top down to the level that holds the current page, or, when the page has entries
 * below it, the level below the page. `trail` are the ids on the way to the page.
 */
export function openingTrail(entries: readonly MenuBranch[], trail: readonly string[]): MenuBranch[] {
  const active = entries.find(({ id }) => trail.includes(id));
  if (!active || active.children.length === 0) return [];
  return [active, ...openingTrail(active.children, trail)];
}
