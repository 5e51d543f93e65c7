import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { ProductPageData } from "../product-data.ts";

/** From the order to the door, as one line from cold to warm. The time is a promise. */
export function DeliveryPromise({ product }: { product: ProductPageData }) {
  const { t } = useLanguage();
  const { isAvailable, deliveryTime, shippingWay } = product;
  if (!isAvailable) {
    return (
      <p className="flex items-center gap-2 rounded-inner bg-alert-soft px-3 py-2 font-semibold text-alert">
        <Icon name="alert-triangle" size="small" />
        {t("product.unavailable")}
      </p>
    );
  }
  if (!deliveryTime) return null;
  return (
    <section aria-label={t("product.delivery")}>
      <div className="warm-line h-1.5 rounded-full" />
      <ol className="delivery-steps">
        <li>
          <strong>{t("product.line.ordered")}</strong>
          <span>{t("product.line.orderedText")}</span>
        </li>
        <li>
          <strong>{t(`product.ways.${shippingWay ?? "parcel"}`)}</strong>
          <span>{t(`product.line.${shippingWay ?? "parcel"}`)}</span>
        </li>
        <li>
          <strong>{deliveryTime}</strong>
          <span>{t("product.line.arrived")}</span>
        </li>
      </ol>
    </section>
  );
}
