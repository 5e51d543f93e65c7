import type { ReactNode } from "react";
import { WITHDRAWAL_PATH } from "../../features/withdrawal/public.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { useShopIdentity } from "../../platform/shop/shop-identity.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { ScrollTop } from "../../ui/base/scroll-top.island.tsx";

interface Props {
  isNet?: boolean;
  children?: ReactNode;
}

/** The last row of every page. The way to withdraw from a contract must be on all of them (docs/law). */
export function LegalRow({ isNet = false, children }: Props) {
  const { t, href } = useLanguage();
  const { legalName: company } = useShopIdentity();
  return (
    <div className="border-t border-line bg-tint text-sm">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4 pr-20">
        <div>
          <p>{t(isNet ? "shell.netPricesNote" : "shell.pricesNote")}</p>
          {company && <p>{t("shell.copyright", { company })}</p>}
        </div>
        {children}
        <ButtonLink href={href(WITHDRAWAL_PATH)} look="secondary">
          {t("shell.withdraw")}
        </ButtonLink>
        <ScrollTop label={t("shell.toTop")} />
      </div>
    </div>
  );
}
