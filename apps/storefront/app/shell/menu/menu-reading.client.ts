import type { Leveled } from "./menu-levels.ts";

/** An entry as it stands in a navigation of the page. */
export type ReadEntry = Leveled<{ name: string; link: HTMLAnchorElement | null }>;

/** The tree of a navigation: lists in lists, each entry with a link, a summary or both. */
export function readMenu(navigation: Element | null): ReadEntry[] {
  const list = navigation?.querySelector("ul");
  return list ? readList(list) : [];
}

function readList(list: Element): ReadEntry[] {
  return [...list.children].map((item) => {
    const own = <Tag extends "a" | "summary" | "ul">(tag: Tag) =>
      [...item.querySelectorAll(tag)].find((part) => part.parentElement?.closest("li") === item) ?? null;
    const link = own("a");
    const summary = own("summary");
    const below = own("ul");
    return {
      name: (summary ?? link ?? item).textContent?.trim() ?? "",
      link,
      isActive: [link, summary].some((part) => part?.hasAttribute("aria-current")),
      children: below ? readList(below) : [],
    };
  });
}
