import { failure } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import type { CategoryRow } from "../reference/index.ts";

/** The category if this channel shows it: active, and below one of the channel's roots with nothing inactive in between. */
export function channelCategory(scope: Scope, categoryId: string): CategoryRow | undefined {
  const { reference, channel } = scope;
  const row = reference.category.get(categoryId);
  if (!row) return undefined;
  const line = [...row.path, row.id];
  const roots = [channel.navigation_category_id, channel.footer_category_id, channel.service_category_id];
  const isInside = line.some((id) => roots.includes(id));
  return isInside && line.every((id) => reference.category.get(id)?.active) ? row : undefined;
}

export function categoryNotFound(categoryId: string) {
  return failure(404, "CONTENT__CATEGORY_NOT_FOUND", {
    detail: `Category "${categoryId}" not found.`,
    parameters: { categoryId },
  });
}
