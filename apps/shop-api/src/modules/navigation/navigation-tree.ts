import type { Category } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import type { CategoryRow } from "../reference/index.ts";
import { categoryNotFound, channelCategory } from "./channel-category.ts";
import { isShown, presentCategory } from "./present-category.ts";

export interface NavigationQuery {
  activeId: string;
  rootId: string;
  depth: number;
  buildTree: boolean;
}

/** Categories below a root; null when the channel has no footer or service root. */
export function navigationTree(scope: Scope, query: NavigationQuery): Category[] | null {
  const rootId = resolveAlias(scope, query.rootId);
  const activeId = resolveAlias(scope, query.activeId);
  if (rootId === null || activeId === null) return null;
  const root = channelCategory(scope, rootId);
  const active = channelCategory(scope, activeId);
  if (!root) throw categoryNotFound(rootId);
  if (!active) throw categoryNotFound(activeId);

  // Whatever the depth, the way to the active category and its direct children belong to the tree.
  const open = new Set([...active.path, active.id]);
  const wanted = (row: CategoryRow) =>
    isShown(row) &&
    (row.level - root.level <= query.depth || open.has(row.id) || open.has(row.parent_id ?? ""));
  return query.buildTree ? branch(scope, root.id, wanted) : flat(scope, root.id, wanted);
}

function resolveAlias(scope: Scope, id: string): string | null {
  switch (id) {
    case "main-navigation":
      return scope.channel.navigation_category_id;
    case "footer-navigation":
      return scope.channel.footer_category_id;
    case "service-navigation":
      return scope.channel.service_category_id;
    default:
      return id;
  }
}

function wantedChildren(
  scope: Scope,
  parentId: string,
  wanted: (row: CategoryRow) => boolean,
): CategoryRow[] {
  return (scope.reference.childrenOf.get(parentId) ?? []).filter(wanted);
}

function branch(scope: Scope, parentId: string, wanted: (row: CategoryRow) => boolean): Category[] {
  return wantedChildren(scope, parentId, wanted).flatMap((row) => {
    const category = presentCategory(scope, row.id);
    return category ? [{ ...category, children: branch(scope, row.id, wanted) }] : [];
  });
}

function flat(scope: Scope, parentId: string, wanted: (row: CategoryRow) => boolean): Category[] {
  return wantedChildren(scope, parentId, wanted).flatMap((row) => {
    const category = presentCategory(scope, row.id);
    return category ? [category, ...flat(scope, row.id, wanted)] : [];
  });
}
