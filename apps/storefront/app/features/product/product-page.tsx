import { PagePart } from "../../platform/browser/page-part.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { Breadcrumb } from "../../ui/base/breadcrumb.tsx";
import { TrackedMoment } from "../tracking/public.ts";
import type { TrackedItem } from "../tracking/public.ts";
import { ProductSlot } from "../personalisation/public.ts";
import { BuyBar } from "./buy-box/buy-bar.tsx";
import { BuyBox } from "./buy-box/buy-box.tsx";
import { CrossSelling } from "./section/cross-selling.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { KeyFigures } from "./section/key-figures.tsx";
import type { ProductPageData } from "./product-data.ts";
import { ProductSections } from "./section/product-sections.tsx";
import { ShownVariant } from "./variant/shown-variant.island.tsx";

interface Props {
  product: ProductPageData;
}

export function ProductPage({ product }: Props) {
  const { t, href, format } = useLanguage();
  const message = t("product.announce", {
    name: [product.name, product.variant].filter(Boolean).join(", "),
    price: format.money(product.price.cents),
  });
  return (
    <div className="container-page flex flex-col gap-section py-3 lg:py-4">
      <PagePart name="product">
        <div className="flex flex-col gap-section">
          <div className="flex flex-col gap-3">
            <Breadcrumb
              label={t("shell.breadcrumb")}
              crumbs={[{ name: t("shell.home"), path: "/" }, ...product.crumbs]}
              current={product.name}
              toHref={href}
            />
            <div className="product-top">
              <div className="product-stage">
                <Gallery pictures={product.pictures} name={product.name} />
                <KeyFigures facts={product.keyFacts} />
              </div>
              <BuyBox product={product} />
            </div>
          </div>
          <ProductSections product={product} />
          {product.crossSellings.map((group) => (
            <CrossSelling key={group.id} group={group} />
          ))}
        </div>
        <BuyBar product={product} />
      </PagePart>
      <TrackedMoment part="product:tracked" event={{ kind: "product", item: trackedProduct(product) }} />
      <PagePart name="product:message">
        <ShownVariant message={message} />
      </PagePart>
      <ProductSlot productId={product.id} categoryId={product.categoryId} />
    </div>
  );
}

function trackedProduct({ id, name, price, manufacturer, crumbs }: ProductPageData): TrackedItem {
  const category = crumbs.at(-1)?.name ?? null;
  return { id, name, cents: price.cents, brand: manufacturer, category, quantity: 1 };
}
