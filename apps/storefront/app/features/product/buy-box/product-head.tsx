import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Picture } from "../../media/public.ts";
import { RatingLink } from "../../review/public.ts";
import { CrossedOutBin } from "./crossed-out-bin.tsx";
import type { ProductPageData } from "../product-data.ts";

/** Who made it, what it is called, and the numbers it is known by. */
export function ProductHead({ product }: { product: ProductPageData }) {
  const { maker } = product;
  return (
    <div className="flex flex-col gap-3">
      {maker &&
        (maker.logo ? (
          <Picture
            picture={{ ...maker.logo, alt: maker.name }}
            sizes="8rem"
            className="h-10 w-auto max-w-32 self-start object-contain object-left"
          />
        ) : (
          <p className="font-semibold text-ink-soft">{maker.name}</p>
        ))}
      <h1 className="page-title">
        {product.name}
        {product.variant && <span className="block text-lead font-semibold">{product.variant}</span>}
      </h1>
      <RatingLink reviews={product.reviews} />
      <Numbers product={product} />
    </div>
  );
}

function Numbers({ product }: { product: ProductPageData }) {
  const { t } = useLanguage();
  const { weee } = product.safety;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      <Entry name={t("product.number")}>{product.number}</Entry>
      {product.gtin && <Entry name={t("product.gtin")}>{product.gtin}</Entry>}
      {weee && (
        <Entry name={t("product.weee")}>
          {weee}
          <CrossedOutBin className="-my-1 ml-1.5 inline-block h-6 w-5" />
        </Entry>
      )}
    </dl>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1">
      <dt>{name}:</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
