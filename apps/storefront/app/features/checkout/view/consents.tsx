import { digitalWaiver } from "@hearth/i18n/legal";
import { useLanguage } from "../../../platform/language/language.tsx";
import { useShopIdentity } from "../../../platform/shop/shop-identity.tsx";
import { FormCheckbox } from "../../form/public.ts";
import { TextWithLink } from "./text-with-link.tsx";

export interface LegalPaths {
  terms: string;
  withdrawal: string;
}

/** Nothing here is ever ticked beforehand (ORD-6, ORD-7, WDR-8). */
export function Consents({ paths, hasDownloads }: { paths: LegalPaths; hasDownloads: boolean }) {
  const { t, locale } = useLanguage();
  const { legalName } = useShopIdentity();
  return (
    <div className="flex flex-col gap-1">
      <FormCheckbox name="terms" required>
        <TextWithLink
          text={(link) => t("checkout.terms", { terms: link })}
          link={t("checkout.termsLink")}
          path={paths.terms}
        />
      </FormCheckbox>
      {hasDownloads && (
        <FormCheckbox name="waiver" hint={t("checkout.waiverHint")}>
          {digitalWaiver(locale, legalName)}
        </FormCheckbox>
      )}
      <p className="pt-2 text-sm text-ink-soft">
        <TextWithLink
          text={(link) => t("checkout.withdrawal", { withdrawal: link })}
          link={t("checkout.withdrawalLink")}
          path={paths.withdrawal}
        />
      </p>
    </div>
  );
}
