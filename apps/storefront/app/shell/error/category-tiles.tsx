import { MenuLink } from "../menu/menu-link.tsx";
import type { MenuEntry } from "../shell-data.ts";

/** The first level of the range as a way into the shop. */
export function CategoryTiles({ menu }: { menu: readonly MenuEntry[] }) {
  return (
    <ul className="grid gap-3 text-left text-ink sm:grid-cols-2">
      {menu.map((entry) => (
        <li key={entry.id} className="card relative px-5 py-4">
          <MenuLink entry={entry} className="card-link font-semibold" />
          {entry.description && <p className="text-sm text-ink-soft">{entry.description}</p>}
        </li>
      ))}
    </ul>
  );
}
