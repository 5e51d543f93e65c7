import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import { activeTrail } from "../active-trail.ts";
import type { MenuEntry } from "../shell-data.ts";
import { useShellPage } from "../use-shell-page.ts";
import { currentMark } from "./current-mark.ts";
import { MenuLink } from "./menu-link.tsx";
import { MenuPanel } from "./menu-panel.tsx";

/**
 * The one tree of the main navigation in a page: a row with panels on wide screens, disclosures on narrow ones without a script.
 * With a script the narrow ones get the drawer of side-menu.tsx, which reads its entries from here.
 */
export function TopMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const { t } = useLanguage();
  const { paths } = useShellPage();
  const trail = activeTrail(menu, paths);
  return (
    <nav aria-label={t("shell.mainNavigation")} className="top-menu" data-menu="main">
      <details className="menu-root container-page">
        <summary className="menu-root-button">
          <Icon name="menu-2" size="small" />
          {t("shell.menu")}
        </summary>
        <ul className="menu-row">
          {menu.map((entry) => (
            <li key={entry.id}>
              {entry.children.length > 0 ? (
                <details name="top-menu" className="submenu">
                  <summary className="menu-top" aria-current={currentMark(entry, trail)}>
                    {entry.name}
                    <Icon name="chevron-down" size="small" className="menu-sign" />
                  </summary>
                  <MenuPanel entry={entry} trail={trail} />
                </details>
              ) : (
                <MenuLink entry={entry} className="menu-top" current={currentMark(entry, trail)} />
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
