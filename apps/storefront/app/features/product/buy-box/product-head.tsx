import { useLanguage } from "../../../platform/language/language.tsx";
import { RatingLink } from "../../review/public.ts";
import type { ProductPageData } from "../product-data.ts";

/** Who made it, the number it is ordered by, and what it is called. Numbers of administration are among the technical data. */
export function ProductHead({ product }: { product: ProductPageData }) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
        <p className="wrap-anywhere">
          <MakerName maker={product.maker} />
          <span className="sr-only">{t("product.number")}: </span>
          {product.number}
        </p>
        <RatingLink reviews={product.reviews} />
      </div>
      <h1 className="product-title">
        {product.name}
        {product.variant && <span className="block text-lead font-semibold">{product.variant}</span>}
      </h1>
    </div>
  );
}

function MakerName({ maker }: { maker: ProductPageData["maker"] }) {
  const { href } = useLanguage();
  if (!maker) return null;
  return (
    <>
      {maker.path === null ? (
        <span className="font-semibold">{maker.name}</span>
      ) : (
        <a href={href(maker.path)} className="font-semibold underline underline-offset-3 hover:text-ink">
          {maker.name}
        </a>
      )}
      {" · "}
    </>
  );
}
