import { useLanguage } from "../../platform/language/language.tsx";
import { activeTrail } from "../active-trail.ts";
import { ContactLines } from "../contact-lines.tsx";
import type { ShellData } from "../shell-data.ts";
import { useShellPage } from "../use-shell-page.ts";
import { MenuLink } from "./menu-link.tsx";
import { SideMenu } from "./side-menu.island.tsx";

/** The side menu of one page. The page carries the first level and the way to itself, the rest comes when it is wanted. */
export function MenuDrawer({ shell: { menu, contact, paths } }: { shell: ShellData }) {
  const { t } = useLanguage();
  const page = useShellPage();
  return (
    <SideMenu
      trail={activeTrail(menu, page.paths)}
      firstLevel={
        <ul>
          {menu.map((entry) => (
            <li key={entry.id}>
              <MenuLink entry={entry} className="side-row" />
            </li>
          ))}
        </ul>
      }
      contact={
        contact && (
          <section className="mt-8 rounded-card bg-tint p-4">
            <h3 className="mb-2 font-semibold">{t("shell.contactTitle")}</h3>
            <ContactLines contact={contact} contactPath={paths.contact} />
          </section>
        )
      }
    />
  );
}
