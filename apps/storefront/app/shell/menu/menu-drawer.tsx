import { useLanguage } from "../../platform/language/language.tsx";
import { activeTrail } from "../active-trail.ts";
import { ContactLines } from "../contact/contact-lines.tsx";
import { useLanguageLinks } from "../language-links.ts";
import { LanguageSwitch } from "../language-switch.tsx";
import type { ShellData } from "../shell-data.ts";
import { TRADE_PATH } from "../trade-path.ts";
import { useShellPage } from "../page/use-shell-page.ts";
import { MenuLink } from "./menu-link.tsx";
import { SideMenu } from "./side-menu.island.tsx";

/** The side menu of one page. The page carries the first level and the way to itself, the rest comes when it is wanted. */
export function MenuDrawer({ shell: { menu, contact, paths } }: { shell: ShellData }) {
  const { t, href } = useLanguage();
  const page = useShellPage();
  // What an island shows is rendered outside the router.
  const languages = useLanguageLinks();
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
        <div className="mt-8 flex flex-col gap-6">
          <a href={href(TRADE_PATH)} className="side-row font-semibold">
            {t("shell.tradeAccount")}
          </a>
          {contact && (
            <section className="rounded-card bg-tint p-4">
              <h3 className="mb-2 font-semibold">{t("shell.contactTitle")}</h3>
              <ContactLines contact={contact} contactPath={paths.contact} />
            </section>
          )}
          <LanguageSwitch place="menu" links={languages} />
        </div>
      }
    />
  );
}
