import type { MenuEntry } from "../shell-data.ts";

/** An entry of the category tree, with the place in the first level that an editor gave it. */
export type PlacedEntry = Omit<MenuEntry, "children" | "also"> & {
  /** Null: it stays where the tree has it. */
  department: number | null;
  children: readonly PlacedEntry[];
};

/**
 * The first level of the menu: the departments people ask for by name, wherever the tree has them. A root without a place of its own
 * joins the department before it. Without any departments the first level is that of the tree.
 */
export function departments(roots: readonly PlacedEntry[]): MenuEntry[] {
  const placed = roots.flatMap(withPlaced);
  if (placed.length === 0) return roots.map(withoutPlaced);
  const joined = new Map<string, PlacedEntry[]>();
  let host = roots.find(isPlaced) ?? placed[0];
  for (const root of roots) {
    if (isPlaced(root)) host = root;
    else if (host) joined.set(host.id, [...(joined.get(host.id) ?? []), root]);
  }
  return placed
    .toSorted((a, b) => (a.department ?? 0) - (b.department ?? 0))
    .map((entry) => ({ ...withoutPlaced(entry), also: (joined.get(entry.id) ?? []).map(withoutPlaced) }));
}

function isPlaced({ department }: PlacedEntry): boolean {
  return department !== null;
}

function withPlaced(entry: PlacedEntry): PlacedEntry[] {
  return [...(isPlaced(entry) ? [entry] : []), ...entry.children.flatMap(withPlaced)];
}

/** What has a place in the first level is not repeated below. */
function withoutPlaced({ id, name, description, link, picture, children }: PlacedEntry): MenuEntry {
  const below = children.filter((child) => !isPlaced(child)).map(withoutPlaced);
  return { id, name, description, link, picture, children: below, also: [] };
}
