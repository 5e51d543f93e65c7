import { useLocation } from "react-router";
import { splitLocale } from "@hearth/i18n";
import type { ShownPrices } from "@hearth/service/price-view";
import { NEWSLETTER_PATH, NewsletterTeaser } from "../../features/newsletter/public.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Certificates } from "./certificates.tsx";
import { FooterNavigation } from "./footer-navigation.tsx";
import { LegalRow } from "./legal-row.tsx";
import { useLanguageLinks } from "../language-links.ts";
import { LanguageSwitch } from "../language-switch.tsx";
import { MethodIcons } from "./method-icons.tsx";
import { ServiceBand } from "./service-band.tsx";
import { SocialLinks } from "./social-links.tsx";
import type { ShellData } from "../shell-data.ts";

interface Props {
  shell: ShellData | undefined;
  prices?: ShownPrices | null;
}

export function Footer({ shell, prices = null }: Props) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const languages = useLanguageLinks();
  const page = splitLocale(pathname);
  const isNewsletter = page.kind === "known" && page.path.startsWith(NEWSLETTER_PATH);
  return (
    <footer className="mt-section border-t border-line bg-surface">
      {shell && shell.usps.length > 0 && <ServiceBand usps={shell.usps} />}
      {shell && !isNewsletter && <NewsletterTeaser privacyPath={shell.paths.privacy} />}
      {shell && (
        <div className="container-page flex flex-col gap-10 py-10">
          <FooterNavigation shell={shell} />
          {shell.certificates.length > 0 && <Certificates certificates={shell.certificates} />}
          <div className="flex flex-wrap gap-x-12 gap-y-6 border-t border-line pt-8">
            <MethodIcons title={t("shell.payment")} methods={shell.payment} />
            <MethodIcons title={t("shell.delivery")} methods={shell.delivery} />
            {shell.social.length > 0 && (
              <div>
                <h2 className="footer-row-title">{t("shell.social")}</h2>
                <SocialLinks social={shell.social} />
              </div>
            )}
            <div>
              <h2 className="footer-row-title">{t("shell.languages")}</h2>
              <LanguageSwitch place="foot" links={languages} />
            </div>
          </div>
        </div>
      )}
      <LegalRow isNet={prices === "net"} />
    </footer>
  );
}
