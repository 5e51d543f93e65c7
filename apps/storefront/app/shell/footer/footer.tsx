import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language.tsx";
import { Certificates } from "./certificates.tsx";
import { FooterNavigation } from "./footer-navigation.tsx";
import { LegalRow } from "./legal-row.tsx";
import { MethodIcons } from "./method-icons.tsx";
import { SocialLinks } from "./social-links.tsx";
import type { ShellData } from "../shell-data.ts";

type Props = {
  shell: ShellData | undefined;
  /** Place of the newsletter teaser. */
  newsletter?: ReactNode;
};

export function Footer({ shell, newsletter }: Props) {
  const { t } = useLanguage();
  return (
    <footer className="mt-section border-t border-line bg-surface">
      {newsletter}
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
          </div>
        </div>
      )}
      <LegalRow withdrawalPath={shell?.paths.withdrawal ?? "/widerrufsbelehrung"} />
    </footer>
  );
}
