import { useLanguage } from "../../../platform/language/language.tsx";
import type { ZeroVatData } from "../product-data.ts";

/** Directly beside the consumer's price: what operators of a photovoltaic system pay, and on which condition. */
export function ZeroVatNote({ zeroVat, path }: { zeroVat: ZeroVatData; path: string }) {
  const { t, format, href } = useLanguage();
  return (
    <p data-zero-vat className="rounded-inner border border-success bg-success-soft px-4 py-3 text-sm">
      <strong className="font-semibold">
        {t("product.zeroVat", { price: format.money(zeroVat.cents) })}
      </strong>{" "}
      {t("product.zeroVatText")} {zeroVat.isSmallStorage && `${t("product.zeroVatStorage")} `}
      <a href={href(path)} className="link">
        {t("product.zeroVatLink")}
      </a>
    </p>
  );
}
