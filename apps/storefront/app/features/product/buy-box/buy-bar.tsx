import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { AddToCart } from "../../add-to-cart/public.ts";
import { NetNote } from "../../price/public.ts";
import type { ProductPageData } from "../product-data.ts";

/** On phones price and button stay at the foot of the screen. */
export function BuyBar({ product }: { product: ProductPageData }) {
  const { t, format } = useLanguage();
  const { price, quantity, isAvailable, deliveryTime } = product;
  if (!isAvailable) return null;
  const amount = format.money(price.cents);
  return (
    <div className="buy-bar">
      <p className="min-w-0 leading-tight">
        <span className="block text-lg font-extrabold tracking-tight">
          {price.isFrom ? t("price.from", { price: amount }) : amount}
          {price.tax?.isAdded && " "}
          <NetNote tax={price.tax} />
        </span>
        {deliveryTime && (
          <span className="block truncate text-xs font-semibold text-success">{deliveryTime}</span>
        )}
      </p>
      {quantity ? (
        <AddToCart product={product} isAvailable quantity={quantity.min} isCompact />
      ) : (
        <ButtonLink href="#variants" className="grow">
          {t("product.chooseVariant")}
        </ButtonLink>
      )}
    </div>
  );
}
