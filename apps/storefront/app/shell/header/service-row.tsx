import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { MenuLink } from "../menu/menu-link.tsx";
import { openingHoursText } from "../opening-hours.ts";
import { phoneHref } from "../phone-href.ts";
import type { Contact, MenuEntry } from "../shell-data.ts";

type Props = { service: readonly MenuEntry[]; contact: Contact | null };

/** The thin row above the logo: service pages, telephone with opening hours, languages. */
export function ServiceRow({ service, contact }: Props) {
  const language = useLanguage();
  const { t } = language;
  return (
    <div className="bg-brand-deep text-sm text-white">
      <div className="container-page flex min-h-9 flex-wrap items-center justify-between gap-x-6">
        {service.length > 0 && (
          <nav aria-label={t("shell.serviceNavigation")} className="max-lg:hidden">
            <ul className="-ml-2 flex flex-wrap">
              {service.map((entry) => (
                <li key={entry.id}>
                  <MenuLink entry={entry} className="bar-link" />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 lg:justify-end">
          {contact && (
            <p className="-ml-2 flex flex-wrap items-center gap-x-2">
              <a href={phoneHref(contact.phone)} className="bar-link font-semibold">
                <Icon name="phone" className="size-4" />
                {contact.phone}
              </a>
              <span className="max-md:hidden">{openingHoursText(contact.hours, language)}</span>
            </p>
          )}
          <LanguageSwitch />
        </div>
      </div>
    </div>
  );
}
