import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { ProductPageData, ShippingWay } from "../product-data.ts";

const wayIcons = { parcel: "package", bulky: "package", freight: "truck-delivery" } as const satisfies Record<
  ShippingWay,
  string
>;

/** When and how the product comes: the time is a promise, the way says what the visitor has to prepare. */
export function DeliveryInfo({ product }: { product: ProductPageData }) {
  const { t, href } = useLanguage();
  const { shippingWay, isAvailable, deliveryTime } = product;
  return (
    <section
      aria-label={t("product.delivery")}
      className="flex flex-col gap-3 rounded-card bg-tint p-4 text-sm"
    >
      {isAvailable ? (
        <p className="flex items-center gap-2 font-semibold text-success">
          <Icon name="circle-check" size="small" />
          {deliveryTime ? t("product.deliveryTime", { time: deliveryTime }) : t("product.available")}
        </p>
      ) : (
        <p className="flex items-center gap-2 rounded-inner bg-alert-soft px-3 py-2 text-base font-semibold text-alert">
          <Icon name="alert-triangle" size="small" />
          {t("product.unavailable")}
        </p>
      )}
      {shippingWay && (
        <div className="flex items-start gap-2">
          <Icon name={wayIcons[shippingWay]} size="small" />
          <p className="min-w-0">
            <span className="font-semibold">{t(`product.ways.${shippingWay}`)}:</span>{" "}
            {t(`product.ways.${shippingWay}Text`)}{" "}
            <a href={href(product.links.delivery)} className="link">
              {t("product.deliveryMore")}
            </a>
          </p>
        </div>
      )}
    </section>
  );
}
