import type { MenuEntry, ShellData } from "../shell-data.ts";
import { shownEntries } from "./menu-limits.ts";

/** An entry as the drawer shows it. */
export type MenuBranch = Pick<MenuEntry, "id" | "name" | "link"> & { children: readonly MenuBranch[] };

/** What the drawer drills through, for every page of one language: routes/menu.ts sends it. */
export interface MenuTree {
  main: readonly MenuBranch[];
  information: readonly MenuBranch[];
}

export function menuTree({ menu, footer }: Pick<ShellData, "menu" | "footer">): MenuTree {
  return { main: limited(menu, 1), information: footer.map((entry) => branch(entry, entry.children)) };
}

/** The same entries as in the row of wide screens. */
function limited(entries: readonly MenuEntry[], level: number): MenuBranch[] {
  return shownEntries(entries, level).map((entry) =>
    branch(entry, [...limited(entry.children, level + 1), ...limited(entry.also, level + 1)]),
  );
}

function branch({ id, name, link }: MenuEntry, children: readonly MenuBranch[]): MenuBranch {
  return { id, name, link, children };
}
