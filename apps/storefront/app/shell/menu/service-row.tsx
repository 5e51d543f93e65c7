import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { openingHoursText } from "../contact/opening-hours.ts";
import { phoneHref } from "../contact/phone-href.ts";
import type { ShellData } from "../shell-data.ts";
import { MenuLink } from "./menu-link.tsx";

/** The row at the foot of an open menu: service pages, telephone with opening hours. */
export function ServiceRow({
  shell: { service, contact },
}: {
  shell: Pick<ShellData, "service" | "contact">;
}) {
  const language = useLanguage();
  const { t } = language;
  return (
    <div className="border-t border-line bg-tint text-sm max-lg:hidden">
      <div className="container-page flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <nav aria-label={t("shell.serviceNavigation")}>
          <ul className="-ml-2 flex flex-wrap">
            {service.map((entry) => (
              <li key={entry.id}>
                <MenuLink entry={entry} className="bar-link" />
              </li>
            ))}
          </ul>
        </nav>
        {contact && (
          <p className="flex flex-wrap items-center gap-x-2">
            <a href={phoneHref(contact.phone)} className="bar-link font-semibold">
              <Icon name="phone" size="small" />
              {contact.phone}
            </a>
            <span>{openingHoursText(contact.hours, language)}</span>
          </p>
        )}
      </div>
    </div>
  );
}
