import { useLanguage } from "../../../platform/language/language.tsx";
import { NetNote } from "../../price/public.ts";
import type { PriceData } from "../../price/public.ts";
import type { TierData } from "../product-data.ts";

interface Props {
  tiers: readonly TierData[];
  price: PriceData;
}

export function TierTable({ tiers, price }: Props) {
  const { t, format } = useLanguage();
  return (
    <table className="w-full max-w-sm text-left">
      <caption className="pb-2 text-left font-semibold">{t("price.tiers")}</caption>
      <thead className="text-sm text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 font-normal">
            {t("price.tierQuantity")}
          </th>
          <th scope="col" className="py-1.5 font-normal">
            {t("price.tierPrice")}
            {price.tax?.isAdded && " "}
            <NetNote tax={price.tax} />
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ quantity, isLast, cents }) => (
          <tr key={`${quantity} ${isLast}`} className="border-b border-line">
            <td className="py-1.5">{t(isLast ? "price.tierFrom" : "price.tierTo", { quantity })}</td>
            <td className="py-1.5">{format.money(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
