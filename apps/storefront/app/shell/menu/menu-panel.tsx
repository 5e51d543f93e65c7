import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { MenuEntry } from "../shell-data.ts";
import { currentMark } from "./current-mark.ts";
import { columnsOf, shownEntries } from "./menu-limits.ts";
import { MenuLink } from "./menu-link.tsx";

type Props = { entry: MenuEntry; trail: readonly string[] };

/** What opens below an entry of the first level: its overview, the second level as headings, the third in columns of four. */
export function MenuPanel({ entry, trail }: Props) {
  const { t } = useLanguage();
  const overview = t("shell.overviewOf", { name: entry.name });
  return (
    <div className="menu-panel">
      <div className="menu-panel-inner">
        <div className="menu-intro">
          {entry.description && <p className="text-ink-soft max-lg:hidden">{entry.description}</p>}
          {entry.link.kind !== "none" && (
            <MenuLink entry={entry} className="menu-overview" current={currentPage(entry, trail)}>
              {overview}
              <Icon name="arrow-right" size="small" />
            </MenuLink>
          )}
        </div>
        <ul className="menu-groups">
          {shownEntries(entry.children, 2).map((group) => (
            <Group key={group.id} entry={group} trail={trail} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Group({ entry, trail }: Props) {
  const links = shownEntries(entry.children, 3);
  return (
    <li className={columnsOf(links.length) > 1 ? "min-w-0 lg:col-span-2" : "min-w-0"}>
      <MenuLink entry={entry} className="menu-second" current={currentMark(entry, trail)} />
      {links.length > 0 && (
        <ul className="menu-columns">
          {links.map((link) => (
            <li key={link.id}>
              <MenuLink entry={link} className="menu-third" current={currentMark(link, trail)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The heading above already says that the page lies somewhere below. */
function currentPage(entry: MenuEntry, trail: readonly string[]): "page" | undefined {
  return currentMark(entry, trail) === "page" ? "page" : undefined;
}
