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
    const own = <E extends Element>(selector: string) =>
      [...item.querySelectorAll<E>(selector)].find((part) => part.closest("li") === item) ?? null;
    const link = own<HTMLAnchorElement>("a[href]");
    const summary = own<HTMLElement>("summary");
    const below = own<HTMLUListElement>("ul");
    return {
      name: (summary ?? link ?? item).textContent?.trim() ?? "",
      link,
      isActive: [link, summary].some((part) => part?.hasAttribute("aria-current")),
      children: below ? readList(below) : [],
    };
  });
}
