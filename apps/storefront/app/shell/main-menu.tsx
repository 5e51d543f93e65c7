import { useLanguage } from "../platform/language.tsx";
import { MenuLink } from "./menu-link.tsx";
import type { MenuEntry } from "./shell-data.ts";

/** Native disclosures: they open by keyboard and touch without any script, one at a time. */
export function MainMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t("shell.mainNavigation")} className="border-t border-line">
      <details className="main-menu container-page">
        <summary className="main-menu-button">{t("shell.menu")}</summary>
        <ul className="flex flex-col pb-4 lg:-mx-3 lg:flex-row lg:flex-wrap lg:gap-x-2 lg:pb-0">
          {menu.map((entry) => (
            <li key={entry.id} className="main-menu-entry">
              {entry.children.length > 0 ? (
                <Submenu entry={entry} />
              ) : (
                <MenuLink entry={entry} className="menu-top" />
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Submenu({ entry }: { entry: MenuEntry }) {
  const { t } = useLanguage();
  return (
    <details name="main-menu" className="submenu">
      <summary className="menu-top">{entry.name}</summary>
      <div className="submenu-panel">
        {entry.target !== null && (
          <MenuLink
            entry={{ ...entry, name: t("shell.overviewOf", { name: entry.name }) }}
            className="link mb-3 inline-block font-semibold"
          />
        )}
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {entry.children.map((child) => (
            <li key={child.id} className="min-w-0">
              <MenuLink entry={child} className="menu-second" />
              {child.children.length > 0 && (
                <ul className="mt-1 flex flex-col">
                  {child.children.map((grandchild) => (
                    <li key={grandchild.id}>
                      <MenuLink entry={grandchild} className="menu-third" />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
