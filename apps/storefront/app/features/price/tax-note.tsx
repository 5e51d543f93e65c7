import type { PriceData } from "@hearth/rules";
import { useLanguage } from "../../platform/language/language.tsx";

type Taxed = Pick<PriceData, "tax">;

/** Whether the tax is in a price, as it must stand beside every one of them. */
export function useTaxNote({ tax }: Taxed): string {
  return useLanguage().t(tax?.isAdded ? "price.taxExcluded" : "price.taxIncluded");
}

/** The rate, for businesses: it is what they reckon with. */
export function TaxHint({ tax }: Required<Taxed>) {
  const { t, format } = useLanguage();
  if (tax.rate === 0) return null;
  const rate = format.number(tax.rate);
  return (
    <p className="text-xs leading-relaxed text-ink-soft">
      {t(tax.isAdded ? "price.taxAdded" : "price.taxContained", { rate })}
    </p>
  );
}

/** In places where consumers read a bare figure; theirs contains the tax. */
export function NetNote({ tax }: Taxed) {
  const { t } = useLanguage();
  return tax?.isAdded ? (
    <span className="text-xs font-normal text-ink-soft">{t("price.taxExcluded")}</span>
  ) : null;
}
