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
    <p className="text-[0.8125rem] leading-snug">
      {card.deliveryTime && (
        <span className="block font-semibold text-success">
          {/* Drawn, because fonts of visitors have dots of many sizes, or none. */}
          <span
            aria-hidden="true"
            className="mx-[0.156em] inline-block size-[0.56em] rounded-full bg-current align-[0.06em]"
          />{" "}
          {t("product.deliveryTime", { time: card.deliveryTime })}
        </span>
      )}
      {card.shippingMethod && (
        <span className="block text-ink-soft">{t(`card.shipping.${card.shippingMethod}`)}</span>
      )}
    </p>
  );
}
