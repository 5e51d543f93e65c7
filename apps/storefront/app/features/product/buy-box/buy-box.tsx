import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { AddToCart } from "../../add-to-cart/public.ts";
import { EnergyLabelList } from "../../energy-label/public.ts";
import { PriceBlock } from "../../price/public.ts";
import { WishlistButton } from "../../wishlist-button/public.ts";
import { Configurator } from "../variant/configurator.tsx";
import { DeliveryInfo } from "./delivery-info.tsx";
import { OrderNote } from "./order-note.tsx";
import type { ProductPageData } from "../product-data.ts";
import { ProductHead } from "./product-head.tsx";
import { TierTable } from "./tier-table.tsx";
import { Warnings } from "./warnings.tsx";
import { ZeroVatNote } from "./zero-vat-note.tsx";

type Props = { product: ProductPageData };

export function BuyBox({ product }: Props) {
  const { count } = useLanguage();
  const { price, zeroVat, links } = product;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ProductHead product={product} />
      <Configurator groups={product.optionGroups} />
      <div className="flex flex-col gap-3">
        <PriceBlock price={price} isShippingFree={product.isShippingFree} size="page" />
        {zeroVat && <ZeroVatNote zeroVat={zeroVat} path={links.zeroVat} />}
      </div>
      {product.quantity && (
        <AddToCart
          product={{ ...product, category: product.crumbs.at(-1)?.name }}
          isAvailable={product.isAvailable}
          quantity={product.quantity.min}
          range={product.quantity}
        />
      )}
      <div className="-mt-3 -ml-3">
        <WishlistButton product={product} look="text" />
      </div>
      {!product.isAvailable && <OrderNote contactPath={links.contact} />}
      <EnergyLabelList labels={product.energyLabels} eprel={product.eprel} />
      {product.tiers.length > 0 && <TierTable tiers={product.tiers} />}
      <DeliveryInfo product={product} />
      <Warnings safety={product.safety} />
      <Advantages advantages={product.advantages} />
      {product.guaranteeYears !== null && (
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="shield-check" size="small" className="text-brand" />
          {count("product.guaranteeYears", product.guaranteeYears)}
        </p>
      )}
    </div>
  );
}

function Advantages({ advantages }: { advantages: readonly string[] }) {
  const { t } = useLanguage();
  if (advantages.length === 0) return null;
  return (
    <section aria-labelledby="advantages">
      <h2 id="advantages" className="mb-2 font-semibold">
        {t("product.advantages")}
      </h2>
      <ul className="flex flex-col gap-2">
        {advantages.map((advantage) => (
          <li key={advantage} className="flex items-start gap-2">
            <Icon name="check" size="small" className="mt-0.5 text-success" />
            <span className="min-w-0">{advantage}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
