import type { Category } from "@hearth/contract";
import { navigationPath } from "../../../platform/links/link-target.ts";

export interface CategoryMenuEntry {
  id: string;
  name: string;
  /** Null for a heading that leads nowhere. */
  target: string | null;
  isCurrent: boolean;
  children: CategoryMenuEntry[];
}

type TreeEntry = Pick<
  Category,
  "id" | "type" | "linkType" | "internalLink" | "externalLink" | "seoUrls" | "translated"
> & { children?: TreeEntry[] | null };

/** The neighbours of a category and, below the one the visitor is in, its children. */
export function categoryMenu(tree: readonly TreeEntry[], currentId: string): CategoryMenuEntry[] {
  return tree.map((category) => {
    const isCurrent = category.id === currentId;
    return {
      id: category.id,
      name: category.translated.name ?? "",
      target: category.type === "folder" ? null : navigationPath(category),
      isCurrent,
      children:
        isCurrent || hasInside(category, currentId) ? categoryMenu(category.children ?? [], currentId) : [],
    };
  });
}

function hasInside({ children }: TreeEntry, id: string): boolean {
  return (children ?? []).some((child) => child.id === id || hasInside(child, id));
}
