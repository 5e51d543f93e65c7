import { useStore } from "zustand";
import { useLanguage } from "../../../platform/language/language.tsx";
import { cartStore } from "../store/cart-store.ts";
import type { CartData, CartGroup } from "../read/cart-data.ts";
import type { CartViewData } from "../read/cart-view-data.ts";
import { groupTitle } from "../read/group-title.ts";
import { CartCrossSelling } from "../view/cart-cross-selling.tsx";
import { CartLines } from "../view/cart-lines.tsx";
import { CartFoot } from "./cart-foot.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { DeliveryEstimate } from "./delivery-estimate.tsx";
import { useWantedFocus } from "../view/use-wanted-focus.ts";
import { ZeroRateDeclaration } from "./zero-rate-declaration.tsx";

export function FilledCart({ view }: { view: CartViewData }) {
  const { cart, crossSelling, shop } = view;
  return (
    <div className="flex flex-col gap-section">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem] xl:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          {cart.groups.map((group) => (
            <Group key={`${group.source} ${group.reference}`} cart={cart} group={group} />
          ))}
          <ZeroRateDeclaration declaration={cart.declaration} path={shop.zeroVatPath} />
          {cart.delivery && <DeliveryEstimate cart={cart} delivery={cart.delivery} shop={shop} />}
        </div>
        <CartSummary view={view} />
      </div>
      <CartCrossSelling cards={crossSelling} />
      <CartFoot cart={cart} />
    </div>
  );
}

function Group({ cart, group }: { cart: CartData; group: CartGroup }) {
  const { t } = useLanguage();
  const isHeadingWanted = useStore(cartStore, ({ focus }) => focus !== null && focus.line === null);
  const heading = useWantedFocus<HTMLHeadingElement>(isHeadingWanted && group === cart.groups[0]);
  const title = groupTitle(group, t);
  return (
    <section aria-label={title} className="card">
      <h2
        ref={heading}
        tabIndex={-1}
        className="border-b border-line px-4 py-3 font-semibold wrap-anywhere sm:px-5"
      >
        {title}
      </h2>
      <CartLines cart={cart} group={group} />
    </section>
  );
}
