import { useLanguage } from "../../../platform/language/language.tsx";
import { PriceComparison, UnitPrice } from "../../price/public.ts";
import type { CartLineData } from "../read/cart-data.ts";
import { CartSum } from "./cart-sum.tsx";

/** The price of one piece with all the law wants beside it; shipping stands in the sums. */
export function CartLinePrice({ line }: { line: CartLineData }) {
  const { t, format } = useLanguage();
  const { price, taxRate, isZeroRated } = line;
  const tax =
    taxRate === null
      ? null
      : isZeroRated
        ? t("cart.zeroRate")
        : t(price.tax?.isAdded ? "cart.taxRateAdded" : "cart.taxRate", { rate: format.number(taxRate) });
  return (
    <div data-price className="cart-line-unit">
      <CartSum>
        <span className="cart-line-unit-price">
          {t("cart.unitPrice", { price: format.money(price.cents) })}
        </span>
        {tax && <span className={isZeroRated ? "text-success" : "text-ink-soft"}> {tax}</span>}
      </CartSum>
      {price.comparison && <PriceComparison comparison={price.comparison} />}
      {price.perUnit && <UnitPrice perUnit={price.perUnit} />}
    </div>
  );
}
