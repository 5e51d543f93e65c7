import { PagePart } from "../../platform/browser/page-part.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { Breadcrumb } from "../../ui/base/breadcrumb.tsx";
import { RecentlyViewed } from "../recently-viewed/public.ts";
import { BuyBox } from "./buy-box/buy-box.tsx";
import { CrossSelling } from "./section/cross-selling.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import type { ProductPageData } from "./product-data.ts";
import { ProductSections } from "./section/product-sections.tsx";
import { ShownVariant } from "./variant/shown-variant.island.tsx";

type Props = { product: ProductPageData };

export function ProductPage({ product }: Props) {
  const { t, href, format } = useLanguage();
  const message = t("product.announce", {
    name: [product.name, product.variant].filter(Boolean).join(", "),
    price: format.money(product.price.cents),
  });
  return (
    <div className="container-page flex flex-col gap-section py-6">
      <PagePart name="product">
        <div className="flex flex-col gap-section">
          <div className="flex flex-col gap-6">
            <Breadcrumb
              label={t("shell.breadcrumb")}
              crumbs={[{ name: t("shell.home"), path: "/" }, ...product.crumbs]}
              current={product.name}
              toHref={href}
            />
            <div className="grid grid-cols-1 items-start gap-8 *:min-w-0 md:grid-cols-2 lg:gap-12">
              <div className="md:sticky md:top-6">
                <Gallery pictures={product.pictures} name={product.name} />
              </div>
              <div className="md:sticky md:top-6">
                <BuyBox product={product} />
              </div>
            </div>
          </div>
          <ProductSections product={product} />
          {product.crossSellings.map((group) => (
            <CrossSelling key={group.id} group={group} />
          ))}
        </div>
      </PagePart>
      <PagePart name="product:message">
        <ShownVariant message={message} />
      </PagePart>
      <PagePart name="product:viewed">
        <RecentlyViewed productId={product.id} />
      </PagePart>
    </div>
  );
}
