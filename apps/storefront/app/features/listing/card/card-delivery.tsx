import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { ProductCardData } from "./product-card-data.ts";

/** How and when it comes, or that it does not. */
export function CardDelivery({ card }: { card: ProductCardData }) {
  const { t } = useLanguage();
  if (!card.isAvailable) {
    return (
      <p className="flex items-center gap-2 self-start rounded-inner bg-alert-soft px-2.5 py-1 text-sm font-semibold text-alert">
        <Icon name="alert-triangle" size="small" />
        {t("product.unavailable")}
      </p>
    );
  }
  if (!card.deliveryTime && !card.shippingMethod) return null;
  return (
    <div className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon name="truck-delivery" size="small" className="text-success" />
      <p className="min-w-0">
        {card.deliveryTime && (
          <span className="block text-ink">{t("product.deliveryTime", { time: card.deliveryTime })}</span>
        )}
        {card.shippingMethod && <span className="block">{t(`card.shipping.${card.shippingMethod}`)}</span>}
      </p>
    </div>
  );
}
