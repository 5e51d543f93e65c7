import { AddToCart } from "../../add-to-cart/public.ts";
import { EnergyLabelList } from "../../energy-label/public.ts";
import { PriceBlock } from "../../price/public.ts";
import { WishlistButton } from "../../wishlist-button/public.ts";
import { Configurator } from "../variant/configurator.tsx";
import { Accessories } from "./accessories.tsx";
import { BuyPromises } from "./buy-promises.tsx";
import { DeliveryPromise } from "./delivery-promise.tsx";
import { OrderNote } from "./order-note.tsx";
import type { ProductPageData } from "../product-data.ts";
import { ProductHead } from "./product-head.tsx";
import { SubsidyNote } from "./subsidy-note.tsx";
import { TierTable } from "./tier-table.tsx";
import { Warnings } from "./warnings.tsx";
import { ZeroVatNote } from "./zero-vat-note.tsx";

/** The accessories beside it belong to the form. */
const FORM_ID = "add-to-cart";

/** Everything that decides, in the order of the questions: what, which one, how much, when, and on which terms. */
export function BuyBox({ product }: { product: ProductPageData }) {
  const { price, zeroVat, links } = product;
  return (
    <div className="buy-box">
      <div className="warm-line" />
      <div className="buy-box-body">
        <ProductHead product={product} />
        <div id="variants" className="empty:hidden">
          <Configurator groups={product.optionGroups} />
        </div>
        <EnergyLabelList labels={product.energyLabels} eprel={product.eprel} />
        <div className="flex flex-col gap-3">
          <PriceBlock
            price={price}
            isShippingFree={product.isShippingFree}
            shippingCents={product.shippingCents}
            size="page"
          />
          {zeroVat && <ZeroVatNote zeroVat={zeroVat} path={links.zeroVat} />}
          {product.subsidy && <SubsidyNote subsidy={product.subsidy} />}
        </div>
        {product.tiers.length > 0 && <TierTable tiers={product.tiers} price={price} />}
        <DeliveryPromise product={product} />
        {product.quantity && (
          <AddToCart
            formId={FORM_ID}
            product={{ ...product, category: product.crumbs.at(-1)?.name }}
            isAvailable={product.isAvailable}
            quantity={product.quantity.min}
            range={product.quantity}
          />
        )}
        {!product.isAvailable && <OrderNote contactPath={links.contact} />}
        <div className="-my-2 -ml-3">
          <WishlistButton product={product} look="text" />
        </div>
        <BuyPromises product={product} />
        <Warnings safety={product.safety} />
        {product.quantity && <Accessories groups={product.crossSellings} formId={FORM_ID} />}
      </div>
    </div>
  );
}
