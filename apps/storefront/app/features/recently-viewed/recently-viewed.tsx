import { useLanguage } from "../../platform/language/language.tsx";
import { ViewedProducts } from "./viewed-products.island.tsx";

interface Props {
  /** The product that is looked at; none on other pages. */
  productId?: string;
}

/** Near the end of a page; filled in the browser, so the page itself is the same for everybody. */
export function RecentlyViewed({ productId = "" }: Props) {
  const { t, href } = useLanguage();
  return (
    <ViewedProducts
      productId={productId}
      title={t("product.recentlyViewed")}
      cardsPath={href("/fragments/products")}
    />
  );
}
