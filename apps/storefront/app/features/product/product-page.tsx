import { useLanguage } from "../../platform/language.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { EnergyLabel } from "../energy-label/public.ts";
import { PriceBlock } from "../price/public.ts";
import type { ProductPageData } from "./product-data.ts";
import { ProductPictures } from "./product-pictures.tsx";
import { PropertyTable } from "./property-table.tsx";
import { TierTable } from "./tier-table.tsx";

export function ProductPage({ product, shippingPath }: { product: ProductPageData; shippingPath: string }) {
  const { t, href } = useLanguage();
  return (
    <div className="container-page flex flex-col gap-8 py-6">
      <Breadcrumb
        label={t("shell.breadcrumb")}
        crumbs={[{ name: t("shell.home"), path: "/" }, ...product.crumbs]}
        current={product.name}
        toHref={href}
      />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-12">
        <ProductPictures pictures={product.pictures} />
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-2">
            {product.manufacturer && <p className="text-ink-soft">{product.manufacturer}</p>}
            <h1 className="page-title">{product.name}</h1>
            <Numbers product={product} />
          </div>
          <PriceBlock
            price={product.price}
            isShippingFree={product.isShippingFree}
            shippingPath={shippingPath}
            size="page"
          />
          {product.energyLabels.map((label) => (
            <EnergyLabel key={label.block} label={label} />
          ))}
          {product.tiers.length > 0 && <TierTable tiers={product.tiers} />}
          <Delivery product={product} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-12">
        {product.descriptionHtml && (
          <section aria-labelledby="description" className="flex min-w-0 flex-col gap-3">
            <h2 id="description" className="section-title">
              {t("product.description")}
            </h2>
            <div className="rich-text" dangerouslySetInnerHTML={{ __html: product.descriptionHtml }} />
          </section>
        )}
        {product.properties.length > 0 && <PropertyTable properties={product.properties} />}
      </div>
    </div>
  );
}

function Numbers({ product }: { product: ProductPageData }) {
  const { t } = useLanguage();
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
      <span>
        {t("product.number")}: {product.number}
      </span>
      {product.gtin && (
        <span>
          {t("product.gtin")}: {product.gtin}
        </span>
      )}
    </p>
  );
}

function Delivery({ product }: { product: ProductPageData }) {
  const { t } = useLanguage();
  if (!product.isAvailable) return <p className="font-semibold text-alert">{t("product.unavailable")}</p>;
  return product.deliveryTime && <p>{t("product.deliveryTime", { time: product.deliveryTime })}</p>;
}
