import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CartCrossSelling } from "./cart-cross-selling.tsx";
import type { CartData } from "../read/cart-data.ts";
import { CartLine } from "./cart-line.tsx";
import { CartSummary } from "./cart-summary.tsx";
import type { CartViewData } from "../read/cart-view-data.ts";
import { DeliveryEstimate } from "./delivery-estimate.tsx";
import { groupTitle } from "../read/group-title.ts";
import { ZeroRateDeclaration } from "./zero-rate-declaration.tsx";

/** What changes on the cart page: the content of `[data-cart-view="page"]`. */
export function CartPage({ view, waysIntoShop }: { view: CartViewData; waysIntoShop: ReactNode }) {
  const { cart, crossSelling, shop } = view;
  if (cart.isEmpty) return <EmptyCart>{waysIntoShop}</EmptyCart>;
  return (
    <div className="flex flex-col gap-section">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <CartGroups cart={cart} />
          <ZeroRateDeclaration declaration={cart.declaration} path={shop.zeroVatPath} />
          {cart.delivery && <DeliveryEstimate cart={cart} delivery={cart.delivery} shop={shop} />}
        </div>
        <CartSummary view={view} />
      </div>
      <CartCrossSelling cards={crossSelling} />
    </div>
  );
}

function CartGroups({ cart }: { cart: CartData }) {
  const { t } = useLanguage();
  return cart.groups.map((group) => {
    const title = groupTitle(group, t);
    return (
      <section key={title} aria-label={title} className="card">
        <h2 className="border-b border-line px-5 py-4 text-lg font-semibold wrap-anywhere sm:px-6">
          {title}
        </h2>
        <ul>
          {group.lines.map((line) => (
            <CartLine key={line.id} line={line} group={group} />
          ))}
        </ul>
      </section>
    );
  });
}

function EmptyCart({ children }: { children: ReactNode }) {
  const { t, href } = useLanguage();
  return (
    <EmptyState icon="shopping-cart" title={t("cart.emptyTitle")}>
      <p>{t("cart.emptyText")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={href("/")} icon="arrow-left">
          {t("checkout.backToShop")}
        </ButtonLink>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere yet has no href, and without it no role */}
        <ButtonLink role="link" aria-disabled="true" look="secondary">
          {t("cart.checkout")}
        </ButtonLink>
      </div>
      {children}
    </EmptyState>
  );
}
