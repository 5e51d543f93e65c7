import type { MenuEntry } from "./shell-data.ts";

/** Ids from the top entry down to the one the page belongs to; empty when the page is not in the menu. */
export function activeTrail(menu: readonly MenuEntry[], paths: readonly string[]): string[] {
  for (const path of paths) {
    const trail = trailTo(menu, path);
    if (trail.length > 0) return trail;
  }
  return [];
}

function trailTo(entries: readonly MenuEntry[], path: string): string[] {
  for (const { id, link, children, also } of entries) {
    if (link.kind === "page" && link.target === path) return [id];
    const below = trailTo([...children, ...also], path);
    if (below.length > 0) return [id, ...below];
  }
  return [];
}

/** Where a page stands: its own path, then the pages above it from the nearest up. Read from the data of its route. */
export function pagePaths(data: unknown): string[] {
  if (!isRecord(data)) return [];
  const own = typeof data["path"] === "string" ? [data["path"]] : [];
  const content = isRecord(data["content"]) ? data["content"]["data"] : null;
  const crumbs = isRecord(content) && Array.isArray(content["crumbs"]) ? content["crumbs"] : [];
  const above = crumbs.flatMap((crumb: unknown) =>
    isRecord(crumb) && typeof crumb["path"] === "string" ? [crumb["path"]] : [],
  );
  return [...own, ...above.toReversed()];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
