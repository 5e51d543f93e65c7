import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { ContactLines } from "../contact/contact-lines.tsx";
import { MenuLink } from "../menu/menu-link.tsx";
import type { MenuEntry, ShellData } from "../shell-data.ts";
import { TRADE_PATH } from "../trade-path.ts";

/** One column more than there are groups: the last one says how to reach the shop. Written out for the style sheet. */
const gridColumns: Record<number, string> = {
  1: "lg:grid-cols-2",
  2: "lg:grid-cols-3",
  3: "lg:grid-cols-4",
  4: "lg:grid-cols-5",
  5: "lg:grid-cols-6",
};

export function FooterNavigation({ shell: { footer, contact, paths } }: { shell: ShellData }) {
  const { t, href } = useLanguage();
  return (
    <div className={`footer-grid ${gridColumns[footer.length] ?? "lg:grid-cols-6"}`}>
      {footer.length > 0 && (
        <nav aria-label={t("shell.footerNavigation")} className="contents">
          <ul className="contents">
            {footer.map((entry) => (
              <li key={entry.id} className="footer-column">
                {entry.children.length > 0 ? (
                  <Group entry={entry} />
                ) : (
                  <MenuLink entry={entry} className="footer-link font-semibold" />
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {contact && (
        <section className="pt-6 md:pt-0">
          <h2 className="footer-title">{t("shell.contactTitle")}</h2>
          <ContactLines contact={contact} contactPath={paths.contact} />
          <ul>
            <li>
              <a href={href("/order")} className="contact-line">
                <Icon name="package" size="small" className="text-brand" />
                {t("order.findTitle")}
              </a>
            </li>
            <li>
              <a href={href(TRADE_PATH)} className="contact-line">
                <Icon name="building-store" size="small" className="text-brand" />
                {t("shell.tradeAccount")}
              </a>
            </li>
          </ul>
        </section>
      )}
    </div>
  );
}

/** A disclosure on narrow screens, a heading with its links on wide ones. */
function Group({ entry }: { entry: MenuEntry }) {
  return (
    <>
      <h2 className="footer-title max-md:hidden">{entry.name}</h2>
      <details className="footer-group">
        <summary className="footer-summary">
          {entry.name}
          <Icon name="chevron-down" size="small" />
        </summary>
        <ul className="pb-4 md:pb-0">
          {entry.children.map((child) => (
            <li key={child.id}>
              <MenuLink entry={child} className="footer-link" />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
