import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { ProductFacts } from "./facts/product-facts.tsx";
import { ProductPictures } from "./pictures/product-pictures.tsx";
import { ProductPrices } from "./prices/product-prices.tsx";
import { ProductProperties } from "./properties/product-properties.tsx";
import { ProductPublishing } from "./product-publishing.tsx";
import { ProductState } from "./product-state.tsx";
import { ProductStock } from "./product-stock.tsx";
import { ProductTexts } from "./texts-card/product-texts.tsx";
import { ProductVariants } from "./variants/product-variants.tsx";
import { productName } from "./product-name.ts";

/** One card for each part that can be changed; each keeps what was typed while another one is saved. */
export function ProductPage() {
  const { t, locale } = useLanguage();
  const { id = "" } = useParams();
  const { data: product, error, refetch } = useAdminQuery("readProduct", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!product) return <Loading />;
  const back = product.parentId
    ? { to: `/product/${product.parentId}/show`, text: t("product.family") }
    : { to: "/product", text: t("nav.product") };
  return (
    <div key={id} className="product-page">
      <ScreenHead title={productName(product, locale)} back={back}>
        <span className="product-number">{product.number}</span>
        <ProductState isActive={product.isActive} />
      </ScreenHead>
      <div className="sheet">
        <div className="sheet-main">
          <ProductPrices product={product} />
          <ProductTexts product={product} />
          {!product.parentId && <ProductVariants product={product} />}
          <ProductPictures product={product} />
          <ProductProperties product={product} />
        </div>
        <div className="sheet-side">
          <ProductPublishing product={product} />
          <ProductStock product={product} />
          <ProductFacts product={product} />
        </div>
      </div>
    </div>
  );
}
