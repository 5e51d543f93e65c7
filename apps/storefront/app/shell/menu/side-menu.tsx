import { useLanguage } from "../../platform/language/language.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ContactLines } from "../contact-lines.tsx";
import type { ShellData } from "../shell-data.ts";
import { MenuLink } from "./menu-link.tsx";

export const sideMenuId = "side-menu";

/**
 * The menu of narrow screens. It holds the first level only; side-menu.client.ts reads the rest from the main and the footer
 * navigation of the page and shows one level at a time, made from the rows in the templates below.
 */
export function SideMenu({ shell }: { shell: ShellData }) {
  const { t } = useLanguage();
  return (
    <Drawer id={sideMenuId} side="left" title={t("shell.menu")} closeLabel={t("shell.menuClose")}>
      <div
        data-side-menu
        data-products={t("shell.menuProducts")}
        data-information={t("shell.footerNavigation")}
        data-overview={t("shell.overviewOf", { name: "{name}" })}
        data-back={t("shell.menuBack")}
        data-back-to={t("shell.menuBackTo", { name: "{name}" })}
      >
        <nav aria-label={t("shell.mainNavigation")} className="side-level" data-side-level>
          <ul>
            {shell.menu.map((entry) => (
              <li key={entry.id}>
                <MenuLink entry={entry} className="side-row" />
              </li>
            ))}
          </ul>
        </nav>
        <template data-side-row="open">
          <button type="button" className="side-row">
            <span data-name />
            <Icon name="chevron-right" size="small" />
          </button>
        </template>
        <template data-side-row="back">
          <button type="button" className="side-back" data-side-back>
            <Icon name="chevron-left" size="small" />
            <span data-name />
          </button>
        </template>
        {shell.contact && (
          <section className="mt-8 rounded-card bg-tint p-4">
            <h3 className="mb-2 font-semibold">{t("shell.contactTitle")}</h3>
            <ContactLines contact={shell.contact} contactPath={shell.paths.contact} />
          </section>
        )}
      </div>
    </Drawer>
  );
}
