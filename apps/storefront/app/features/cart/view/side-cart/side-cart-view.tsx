import { useStore } from "zustand";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { DialogClose } from "../../../../ui/overlay/dialog.tsx";
import { EmptyState } from "../../../../ui/base/empty-state.tsx";
import { CartCrossSelling } from "../cart-cross-selling.tsx";
import type { CartData } from "../../read/cart-data.ts";
import { CartDelivery } from "../cart-delivery.tsx";
import { CartLines } from "../cart-lines.tsx";
import { useIsPending } from "../cart-sum.tsx";
import { CartTop } from "../cart-top.tsx";
import { cartStore } from "../../store/cart-store.ts";
import type { CartViewData } from "../../read/cart-view-data.ts";
import { ExpressForm } from "../express-form.tsx";
import { FreeShipping } from "../free-shipping.tsx";
import { groupTitle } from "../../read/group-title.ts";
import { SIDE_CART_ID } from "../../store/side-cart-id.ts";
import { useWantedFocus } from "../use-wanted-focus.ts";
import { WaitingLink } from "../waiting-link.tsx";

/** What is in, what it costs so far, and where to go from here. */
export function SideCartView({ view }: { view: CartViewData }) {
  const { cart, crossSelling, shop } = view;
  if (cart.isEmpty) {
    return (
      <>
        <CartTop isEmpty />
        <EmptySideCart />
      </>
    );
  }
  return (
    <>
      <CartTop isEmpty={false} />
      <Groups cart={cart} />
      <FreeShipping delivery={cart.delivery} />
      {cart.delivery && <CartDelivery delivery={cart.delivery} />}
      <ExpressForm cart={cart} shop={shop} />
      <CartCrossSelling cards={crossSelling} headingLevel={3} isCompact />
      <div className="side-cart-foot">
        <Subtotal cart={cart} />
        <Ways />
      </div>
    </>
  );
}

function Groups({ cart }: { cart: CartData }) {
  const { t } = useLanguage();
  return cart.groups.map((group) => {
    const title = groupTitle(group, t);
    return (
      <section key={title} aria-label={title}>
        {cart.groups.length > 1 && <p className="pb-1 font-semibold wrap-anywhere">{title}</p>}
        <CartLines cart={cart} group={group} isCompact />
      </section>
    );
  });
}

function Subtotal({ cart: { totals } }: { cart: CartData }) {
  const { t, format } = useLanguage();
  const { afterDiscountCents, subtotalCents } = totals;
  return (
    <dl className="flex items-baseline justify-between gap-x-4">
      <dt className="min-w-0 leading-snug font-semibold">
        {t(afterDiscountCents === null ? "cart.subtotal" : "cart.afterDiscounts")}{" "}
        <span className="text-sm font-normal text-ink-soft">
          {t(totals.taxState === "gross" ? "cart.totalTaxIncluded" : "cart.totalTaxFree")}
        </span>
      </dt>
      <dd aria-busy={useIsPending() || undefined} className="cart-sum text-xl font-bold tabular-nums">
        {format.money(afterDiscountCents ?? subtotalCents)}
      </dd>
    </dl>
  );
}

/** Both ways to the order wait for the last change. */
function Ways() {
  const { t, href } = useLanguage();
  return (
    <>
      <div className="flex flex-wrap gap-2 *:grow">
        <WaitingLink href={href("/checkout/cart")} look="secondary" className="px-3">
          {t("sideCart.toCart")}
        </WaitingLink>
        <WaitingLink href={href("/checkout")} className="px-3">
          {t("cart.checkout")}
        </WaitingLink>
      </div>
      <DialogClose dialog={SIDE_CART_ID} look="quiet" className="min-h-11 py-0 text-sm">
        {t("checkout.backToShop")}
      </DialogClose>
    </>
  );
}

function EmptySideCart() {
  const { t } = useLanguage();
  const heading = useWantedFocus<HTMLHeadingElement>(useStore(cartStore, ({ focus }) => focus !== null));
  return (
    <EmptyState icon="shopping-cart" title={t("cart.emptyTitle")} headingLevel={3} headingRef={heading}>
      <p>{t("sideCart.emptyText")}</p>
      <DialogClose dialog={SIDE_CART_ID}>{t("checkout.backToShop")}</DialogClose>
    </EmptyState>
  );
}
