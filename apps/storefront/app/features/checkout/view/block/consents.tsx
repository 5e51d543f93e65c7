import { digitalWaiver } from "@hearth/i18n/legal";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { FormCheckbox } from "../../../form/public.ts";
import { TextWithLink } from "../text-with-link.tsx";

export interface LegalPaths {
  terms: string;
  withdrawal: string;
}

interface Props {
  paths: LegalPaths;
  /** With its legal form: what is agreed to names it. */
  company: string;
  hasDownloads: boolean;
}

/** Nothing here is ever ticked beforehand (ORD-6, ORD-7, WDR-8). */
export function Consents({ paths, company, hasDownloads }: Props) {
  const { t, locale } = useLanguage();
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
          {digitalWaiver(locale, company)}
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
