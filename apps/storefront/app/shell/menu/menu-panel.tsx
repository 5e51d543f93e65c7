import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { MenuEntry, ShellData } from "../shell-data.ts";
import { currentMark } from "./current-mark.ts";
import { columnsOf, shownEntries } from "./menu-limits.ts";
import { MenuLink } from "./menu-link.tsx";
import { ServiceRow } from "./service-row.tsx";

interface Props {
  entry: MenuEntry;
  trail: readonly string[];
}

/** What opens below an entry of the first level: its overview, the second level as headings, the third in columns of four. */
export function MenuPanel({ entry, trail, shell }: Props & { shell: ShellData }) {
  const { t } = useLanguage();
  const overview = t("shell.overviewOf", { name: entry.name });
  return (
    <div className="menu-panel">
      <div className="menu-panel-inner">
        <div className="menu-intro">
          {entry.picture && <MenuPicture url={entry.picture} className="menu-picture" />}
          {entry.description && <p className="text-ink-soft max-lg:hidden">{entry.description}</p>}
          {entry.link.kind !== "none" && (
            <MenuLink entry={entry} className="menu-overview" current={currentPage(entry, trail)}>
              {overview}
              <Icon name="arrow-right" size="small" />
            </MenuLink>
          )}
          {entry.also.map((beside) => (
            <MenuLink
              key={beside.id}
              entry={beside}
              className="menu-overview"
              current={currentMark(beside, trail)}
            />
          ))}
        </div>
        <ul className="menu-groups">
          {shownEntries(entry.children, 2).map((group) => (
            <Group key={group.id} entry={group} trail={trail} />
          ))}
        </ul>
      </div>
      <ServiceRow shell={shell} />
    </div>
  );
}

/** Says nothing that the name beside it does not say. It is loaded when the panel opens. */
function MenuPicture({ url, className }: { url: string; className: string }) {
  return (
    <img src={url} alt="" width="240" height="240" loading="lazy" decoding="async" className={className} />
  );
}

function Group({ entry, trail }: Props) {
  const links = shownEntries(entry.children, 3);
  return (
    <li className={`menu-group ${columnsOf(links.length) > 1 ? "lg:col-span-2" : ""}`}>
      {entry.picture && <MenuPicture url={entry.picture} className="menu-thumb" />}
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
