import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { CartForm, CartIconButton } from "../view/cart-form.tsx";
import { CartMessages } from "../view/cart-messages.tsx";
import { lastingMessages } from "../read/shop-messages.ts";
import { useIsPending } from "../view/cart-sum.tsx";
import { CartTotals } from "../view/cart-totals.tsx";
import type { CartPromotion } from "../read/cart-data.ts";
import type { CartViewData } from "../read/cart-view-data.ts";
import { ExpressForm } from "../view/express-form.tsx";
import { CartDelivery } from "../view/cart-delivery.tsx";
import { FreeShipping } from "../view/free-shipping.tsx";
import { PromotionForm } from "./promotion-form.tsx";
import { WaitingLink } from "../view/waiting-link.tsx";

/** What it costs, and the way on. */
export function CartSummary({ view: { cart, shop } }: { view: CartViewData }) {
  const { t, href } = useLanguage();
  const problems = lastingMessages(cart.messages, "delivery");
  return (
    <div className="cart-summary flex flex-col gap-4">
      <section aria-labelledby="cart-summary" className="card flex flex-col gap-4 p-5">
        <h2 id="cart-summary" className="text-lg font-semibold">
          {t("cart.summary")}
        </h2>
        <FreeShipping delivery={cart.delivery} />
        {cart.delivery && <CartDelivery delivery={cart.delivery} />}
        <CartTotals cart={cart} isPending={useIsPending()} GiveUp={GiveUp} />
        {cart.isVirtual && <p className="text-sm text-ink-soft">{t("cart.virtual")}</p>}
        <PromotionForm cart={cart} />
        <CartMessages messages={problems} />
        <div className="flex flex-col gap-2">
          {problems.length > 0 && <p className="text-sm font-medium text-alert">{t("cart.blocked")}</p>}
          {/* Small screens have it at their foot. */}
          <WaitingLink href={href("/checkout")} icon="shield-check" className="max-lg:hidden">
            {t("cart.checkout")}
          </WaitingLink>
          {problems.length === 0 && <ExpressForm cart={cart} shop={shop} />}
          <ButtonLink href={href("/")} look="quiet" icon="arrow-left">
            {t("checkout.backToShop")}
          </ButtonLink>
        </div>
      </section>
      <BuyingFacts cart={cart} shop={shop} />
    </div>
  );
}

function GiveUp({ promotion: { name, lineId } }: { promotion: CartPromotion }) {
  const { t } = useLanguage();
  return (
    <CartForm intent="remove-code" fields={{ lineId }}>
      <CartIconButton icon="x" label={t("cart.codeRemove", { name })} className="text-success" />
    </CartForm>
  );
}

/** § 312j (1) BGB: means of payment and limits of delivery, at the latest when ordering begins. */
function BuyingFacts({ cart: { delivery }, shop }: Pick<CartViewData, "cart" | "shop">) {
  const { t } = useLanguage();
  const allowed = delivery?.availablePaymentMethodIds ?? [];
  const known = shop.paymentMethods.filter(({ id }) => allowed.includes(id));
  const payment = known.length > 0 ? known : shop.paymentMethods;
  return (
    <dl className="flex flex-col gap-1 px-1 text-sm text-ink-soft">
      <dt className="font-semibold text-ink">{t("cart.paymentTitle")}</dt>
      <dd>{payment.map(({ name }) => name).join(", ")}</dd>
      <dt className="mt-2 font-semibold text-ink">{t("cart.countriesTitle")}</dt>
      <dd>{shop.countries.map(({ name }) => name).join(", ")}</dd>
    </dl>
  );
}
