import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { LegalRow } from "../footer/legal-row.tsx";
import { HomeLink } from "../header/home-link.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { openingHoursText } from "../opening-hours.ts";
import { phoneHref } from "../phone-href.ts";
import type { LayoutProps } from "./layout-props.ts";
import { Main } from "./main.tsx";

/** Nothing that leads away from the order: logo, a word on safety, a way to ask. */
export function CheckoutLayout({ shell, children }: LayoutProps) {
  const language = useLanguage();
  const { t } = language;
  const contact = shell?.contact;
  return (
    <>
      <header className="bg-surface">
        <div className="bg-brand-deep text-sm text-white">
          <div className="container-page flex min-h-9 items-center justify-between gap-4">
            <p className="flex items-center gap-2">
              <Icon name="shield-check" className="size-4" />
              {t("checkout.secure")}
            </p>
            <LanguageSwitch />
          </div>
        </div>
        <div className="border-b border-line">
          <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3">
            <HomeLink />
            {contact && (
              <p className="flex flex-wrap items-center gap-x-3 text-sm">
                <a href={phoneHref(contact.phone)} className="contact-line font-semibold">
                  <Icon name="phone" size="small" className="text-brand" />
                  {contact.phone}
                </a>
                <span className="text-ink-soft">{openingHoursText(contact.hours, language)}</span>
              </p>
            )}
          </div>
        </div>
      </header>
      <Main>{children}</Main>
      <footer>
        <LegalRow />
      </footer>
    </>
  );
}
