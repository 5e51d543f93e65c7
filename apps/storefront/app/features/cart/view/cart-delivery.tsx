import { useLanguage } from "../../../platform/language/language.tsx";
import { DeliveryLine } from "../../delivery-line/public.ts";
import type { CartDeliveryData } from "../read/cart-data.ts";

/** How the goods come and when, said calmly: nobody has chosen it, it follows from what is in the cart. */
export function CartDelivery({ delivery }: { delivery: CartDeliveryData }) {
  const { t } = useLanguage();
  const { carrier, needsFreight, isDeliverable, window } = delivery;
  if (!isDeliverable) return null;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <DeliveryLine at="ahead" window={window} />
      <p className="text-ink-soft">
        {needsFreight ? t("cart.freight") : t("cart.comesBy", { carrier: carrier.name })}
      </p>
    </div>
  );
}
