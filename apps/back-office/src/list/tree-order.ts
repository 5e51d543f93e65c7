import type { CategoryHead } from "@hearth/admin-contract";

/** Each with all below it before its next sister. */
export function inTreeOrder(categories: readonly CategoryHead[]): CategoryHead[] {
  const known = new Set(categories.map(({ id }) => id));
  const childrenOf = Map.groupBy(categories, ({ parentId }) => parentId);
  const below = (parentId: string | null): CategoryHead[] =>
    (childrenOf.get(parentId) ?? [])
      .toSorted((a, b) => a.position - b.position)
      .flatMap((category) => [category, ...below(category.id)]);
  const roots = new Set(
    categories.map(({ parentId }) => parentId).filter((id) => id === null || !known.has(id)),
  );
  return [...roots].flatMap(below);
}

export type MoveDirection = "up" | "down" | "in" | "out";

/** Where a step leads to; null: nowhere. Roots stay: menus and footer hang on them. */
export function stepOf(
  categories: readonly CategoryHead[],
  id: string,
  direction: MoveDirection,
): { parentId: string; position: number } | null {
  const moved = categories.find((category) => category.id === id);
  if (!moved?.parentId) return null;
  const { parentId } = moved;
  const sistersBelow = (parent: string | null) =>
    categories.filter((each) => each.parentId === parent).toSorted((a, b) => a.position - b.position);
  const sisters = sistersBelow(parentId);
  const at = sisters.indexOf(moved);
  if (direction === "up") return at > 0 ? { parentId, position: at - 1 } : null;
  if (direction === "down") return at < sisters.length - 1 ? { parentId, position: at + 1 } : null;
  if (direction === "in") {
    const before = sisters[at - 1];
    return before ? { parentId: before.id, position: sistersBelow(before.id).length } : null;
  }
  const parent = categories.find((category) => category.id === parentId);
  if (!parent?.parentId) return null;
  return { parentId: parent.parentId, position: sistersBelow(parent.parentId).indexOf(parent) + 1 };
}
