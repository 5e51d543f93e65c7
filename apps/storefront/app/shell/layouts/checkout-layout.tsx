import { CONSENT_DIALOG_ID } from "../../features/consent/public-islands.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { DialogLink } from "../../ui/overlay/dialog-link.island.tsx";
import { LegalRow } from "../footer/legal-row.tsx";
import { Header } from "../header/header.tsx";
import { HomeLink } from "../header/home-link.tsx";
import { LanguageMenu } from "../header/language-menu.tsx";
import { openingHoursText } from "../contact/opening-hours.ts";
import { useShellPage } from "../page/use-shell-page.ts";
import { phoneHref } from "../contact/phone-href.ts";
import type { LayoutProps } from "./layout-props.ts";
import { Main } from "./main.tsx";

/** Nothing that leads away from the order: logo, a word on safety, a way to ask. Only the cart keeps the header of the shop. */
export function CheckoutLayout({ shell, prices = null, children }: LayoutProps) {
  const { hasShopHeader } = useShellPage();
  return (
    <>
      {hasShopHeader ? <Header shell={shell} /> : <CheckoutHeader shell={shell} />}
      <Main>{children}</Main>
      <footer>
        {/* Who buys net sees net sums here, whatever was chosen for the shop. */}
        <LegalRow isNet={prices !== null && prices !== "gross"}>
          <ConsentLink />
        </LegalRow>
      </footer>
    </>
  );
}

/** Elsewhere it stands among the links of the footer. */
function ConsentLink() {
  const { t, href } = useLanguage();
  return (
    <DialogLink
      dialog={CONSENT_DIALOG_ID}
      href={href("/consent")}
      className="link inline-flex min-h-11 items-center"
    >
      {t("consent.title")}
    </DialogLink>
  );
}

function CheckoutHeader({ shell }: Pick<LayoutProps, "shell">) {
  const language = useLanguage();
  const { t } = language;
  const contact = shell?.contact;
  return (
    <header className="site-header">
      <div className="site-header-row container-page justify-between">
        <HomeLink />
        <p className="flex items-center gap-2 text-sm text-ink-soft max-md:hidden">
          <Icon name="shield-check" size="small" className="text-brand" />
          {t("checkout.secure")}
        </p>
        <div className="flex items-center gap-x-3">
          {contact && (
            <p className="flex flex-wrap items-center gap-x-3 text-sm">
              <a href={phoneHref(contact.phone)} className="contact-line font-semibold">
                <Icon name="phone" size="small" className="text-brand" />
                {contact.phone}
              </a>
              <span className="text-ink-soft max-lg:hidden">{openingHoursText(contact.hours, language)}</span>
            </p>
          )}
          <LanguageMenu />
        </div>
      </div>
      <div className="warm-line" />
    </header>
  );
}
