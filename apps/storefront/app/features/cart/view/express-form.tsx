import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import type { CartViewData } from "../read/cart-view-data.ts";

/** The wallet, straight from the cart. Nothing is ordered by it: the checkout with its button follows. */
export function ExpressForm({ cart, shop }: Pick<CartViewData, "cart" | "shop">) {
  const { t, href } = useLanguage();
  const { expressMethodId } = shop;
  const allowed = cart.delivery?.availablePaymentMethodIds ?? [];
  const isOffered = expressMethodId !== null && (allowed.length === 0 || allowed.includes(expressMethodId));
  if (!isOffered) return null;
  return (
    <form method="post" action={href("/checkout/paypal-init-checkout/start")} className="flex flex-col gap-2">
      <Button look="secondary">{t("sideCart.express")}</Button>
      <p className="text-sm text-ink-soft">{t("sideCart.expressNote")}</p>
    </form>
  );
}
