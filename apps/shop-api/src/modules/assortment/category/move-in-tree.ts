export interface Place {
  id: string;
  parentId: string | null;
  level: number;
  position: number;
  /** Ids of those above, the root first. */
  path: string[];
}

export type MoveProblem = "UNKNOWN" | "BELOW_ITSELF";

/** All places that are others after a move: the branch itself, its new sisters, those it left. Pure. */
export function moveInTree(
  tree: readonly Place[],
  { id, parentId, position }: { id: string; parentId: string; position: number },
): Place[] | MoveProblem {
  const moved = tree.find((place) => place.id === id);
  const parent = tree.find((place) => place.id === parentId);
  if (!moved || !parent) return "UNKNOWN";
  if (parent.id === id || parent.path.includes(id)) return "BELOW_ITSELF";
  const sisters = sortedChildren(tree, parentId).filter((place) => place.id !== id);
  sisters.splice(position, 0, moved);
  const left =
    moved.parentId === parentId
      ? []
      : sortedChildren(tree, moved.parentId).filter((place) => place.id !== id);
  const path = [...parent.path, parent.id];
  return [
    ...sisters.map((place, index) =>
      place.id === id
        ? { ...place, parentId, path, level: path.length + 1, position: index }
        : { ...place, position: index },
    ),
    ...left.map((place, index) => ({ ...place, position: index })),
    ...tree
      .filter((place) => place.path.includes(id))
      .map((place) => {
        const below = [...path, ...place.path.slice(place.path.indexOf(id))];
        return { ...place, path: below, level: below.length + 1 };
      }),
  ];
}

function sortedChildren(tree: readonly Place[], parentId: string | null): Place[] {
  return tree.filter((place) => place.parentId === parentId).toSorted((a, b) => a.position - b.position);
}
