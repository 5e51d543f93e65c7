import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { CartDeliveryData } from "../read/cart-data.ts";
import { useIsPending } from "./cart-sum.tsx";

const reasons = {
  parcel: "cart.freeShippingFrom",
  bulky: "cart.freeShippingBulky",
  freight: "cart.freeShippingFreight",
} as const;

/** How far it is to free shipping, where there is such a thing. */
export function FreeShipping({ delivery }: { delivery: CartDeliveryData | null }) {
  const { t, format } = useLanguage();
  const isPending = useIsPending();
  if (!delivery?.freeShipping) return null;
  const { fromCents, reachedCents, missingCents, why } = delivery.freeShipping;
  const from = format.money(fromCents);
  const text =
    missingCents > 0
      ? t("cart.freeShippingMissing", { amount: format.money(missingCents) })
      : t("cart.freeShippingReached", { from });
  return (
    <div aria-busy={isPending || undefined} className="cart-sum flex flex-col gap-2 text-sm">
      <p className="flex items-start gap-2">
        <Icon
          name={missingCents > 0 ? "truck-delivery" : "circle-check"}
          size="small"
          className={missingCents > 0 ? "text-brand" : "text-success"}
        />
        <span className="min-w-0">
          <span className="block font-semibold">{text}</span>
          {missingCents > 0 && (
            <span className="block text-ink-soft">{t(reasons[why ?? "parcel"], { from })}</span>
          )}
        </span>
      </p>
      <progress aria-label={text} max={fromCents} value={reachedCents} className="listing-progress w-full" />
    </div>
  );
}
