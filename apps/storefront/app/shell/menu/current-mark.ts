import type { MenuEntry } from "../shell-data.ts";

/** `aria-current` of an entry on the way to the page; the last of the way is the page or the nearest above it. */
export function currentMark(
  { id }: Pick<MenuEntry, "id">,
  trail: readonly string[],
): "page" | "true" | undefined {
  if (!trail.includes(id)) return undefined;
  return trail.at(-1) === id ? "page" : "true";
}
