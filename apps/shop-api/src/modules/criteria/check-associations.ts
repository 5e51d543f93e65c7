import { type Associations, failure } from "@hearth/contract";

/** Which relations an entity has, and which those have in turn. */
export interface RelationTree {
  readonly [name: string]: RelationTree;
}

/**
 * Names of the wanted relations. Unknown ones are refused, and so is narrowing inside a relation: answering more than was asked
 * would be silently wrong.
 */
export function wantedRelations(
  associations: Associations,
  tree: RelationTree,
  pointer = "/associations",
): Set<string> {
  const wanted = new Set<string>();
  for (const [name, nested] of Object.entries(associations)) {
    const at = `${pointer}/${name}`;
    if (!Object.hasOwn(tree, name)) {
      throw failure(400, "FRAMEWORK__ASSOCIATION_NOT_FOUND", {
        detail: `Can not find association by name ${name}`,
        pointer: at,
        parameters: { association: name },
      });
    }
    if (
      nested.filters.length > 0 ||
      nested.sorts.length > 0 ||
      nested.ids ||
      nested.limit !== undefined ||
      nested.page > 1
    ) {
      throw failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
        detail: "Relations cannot be filtered, sorted or paged here",
        pointer: at,
      });
    }
    wantedRelations(nested.associations, tree[name] ?? {}, `${at}/associations`);
    wanted.add(name);
  }
  return wanted;
}
