import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { activeTrail } from "../active-trail.ts";
import type { ShellData } from "../shell-data.ts";
import { useShellPage } from "../page/use-shell-page.ts";
import { currentMark } from "./current-mark.ts";
import { MenuLink } from "./menu-link.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { MenuRow } from "./menu-row.island.tsx";

/**
 * The one tree of the main navigation in a page: a row with panels on wide screens, disclosures on narrow ones without a script.
 * With a script the narrow ones have the drawer of side-menu.island.tsx instead.
 */
export function TopMenu({ shell }: { shell: ShellData }) {
  const { menu } = shell;
  const { t } = useLanguage();
  const { paths } = useShellPage();
  const trail = activeTrail(menu, paths);
  return (
    <nav aria-label={t("shell.mainNavigation")} className="top-menu">
      <details className="menu-root">
        <summary className="menu-root-button">
          <Icon name="menu-2" size="small" />
          <span className="max-sm:sr-only">{t("shell.menu")}</span>
        </summary>
        <MenuRow
          entries={menu.map((entry) => {
            const current = currentMark(entry, trail);
            return entry.children.length > 0
              ? { name: entry.name, current, panel: <MenuPanel entry={entry} trail={trail} shell={shell} /> }
              : { link: <MenuLink entry={entry} className="menu-top" current={current} /> };
          })}
        />
      </details>
    </nav>
  );
}
