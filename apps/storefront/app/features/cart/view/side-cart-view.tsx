import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { DialogClose } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CartCrossSelling } from "./cart-cross-selling.tsx";
import type { CartData } from "../read/cart-data.ts";
import { CartLine } from "./cart-line.tsx";
import type { CartViewData } from "../read/cart-view-data.ts";
import { ExpressForm } from "./express-form.tsx";
import { FreeShipping } from "./free-shipping.tsx";
import { groupTitle } from "../read/group-title.ts";
import { sideCartId } from "./side-cart-id.ts";

/** The content of `[data-cart-view="side"]`: what is in, what it costs so far, and where to go from here. */
export function SideCartView({ view }: { view: CartViewData }) {
  const { cart, crossSelling } = view;
  if (cart.isEmpty) return <EmptySideCart />;
  return (
    <>
      <Groups cart={cart} />
      <FreeShipping delivery={cart.delivery} />
      <CartCrossSelling cards={crossSelling} headingLevel={3} isCompact />
      <div className="side-cart-foot">
        <Subtotal cart={cart} />
        <Ways view={view} />
      </div>
    </>
  );
}

function Groups({ cart: { groups } }: { cart: CartData }) {
  const { t } = useLanguage();
  return groups.map((group) => {
    const title = groupTitle(group, t);
    return (
      <section key={title} aria-label={title}>
        {groups.length > 1 && <p className="pb-1 font-semibold wrap-anywhere">{title}</p>}
        <ul>
          {group.lines.map((line) => (
            <CartLine key={line.id} line={line} group={group} isCompact />
          ))}
        </ul>
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
        {t(afterDiscountCents === null ? "cart.subtotal" : "cart.afterDiscounts")}
        <span className="block text-sm font-normal text-ink-soft">
          {t(totals.taxState === "gross" ? "cart.totalTaxIncluded" : "cart.totalTaxFree")}
        </span>
      </dt>
      <dd data-cart-sum className="text-xl font-bold tabular-nums">
        {format.money(afterDiscountCents ?? subtotalCents)}
      </dd>
    </dl>
  );
}

/** Both ways to the order wait for the last change; see leaveFor in cart-work.client.ts. */
function Ways({ view: { cart, shop } }: { view: CartViewData }) {
  const { t, href } = useLanguage();
  return (
    <div className="flex flex-col gap-2">
      <ButtonLink href={href("/checkout")} data-cart-wait>
        {t("cart.checkout")}
      </ButtonLink>
      <ExpressForm cart={cart} shop={shop} />
      <div className="flex flex-wrap gap-x-2 gap-y-1 *:grow">
        <ButtonLink href={href("/checkout/cart")} look="secondary" className="px-2 text-sm" data-cart-wait>
          {t("sideCart.toCart")}
        </ButtonLink>
        <DialogClose dialog={sideCartId} look="quiet" className="px-2 text-sm">
          {t("checkout.backToShop")}
        </DialogClose>
      </div>
    </div>
  );
}

function EmptySideCart() {
  const { t } = useLanguage();
  return (
    <EmptyState icon="shopping-cart" title={t("cart.emptyTitle")} headingLevel={3}>
      <p>{t("sideCart.emptyText")}</p>
      <DialogClose dialog={sideCartId}>{t("checkout.backToShop")}</DialogClose>
    </EmptyState>
  );
}
