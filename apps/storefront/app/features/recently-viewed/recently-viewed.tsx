import { useLanguage } from "../../platform/language/language.tsx";
import { ViewedProducts } from "./viewed-products.island.tsx";

/** Near the end of a product's page; filled in the browser, so the page itself is the same for everybody. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const { t, href } = useLanguage();
  return (
    <ViewedProducts
      productId={productId}
      title={t("product.recentlyViewed")}
      cardsPath={href("/fragments/products")}
    />
  );
}
