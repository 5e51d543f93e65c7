import { useLanguage } from "../../platform/language.tsx";
import type { ComparisonKind, PriceData } from "./price-data.ts";

type Props = {
  price: PriceData;
  isShippingFree: boolean;
  /** Path of the page that tells the shipping costs. */
  shippingPath: string;
  size?: "card" | "page";
};

/** Price, what it is compared with, unit price, tax and shipping: always together, as the law wants them. */
export function PriceBlock({ price, isShippingFree, shippingPath, size = "card" }: Props) {
  const { t, format, href } = useLanguage();
  const amount = format.money(price.cents);
  return (
    <div data-price className="flex flex-col gap-0.5">
      <p className={size === "page" ? "text-3xl font-semibold" : "text-xl font-semibold"}>
        {price.isFrom ? t("price.from", { price: amount }) : amount}
      </p>
      {price.comparison && <Comparison comparison={price.comparison} />}
      {price.perUnit && <PerUnit perUnit={price.perUnit} />}
      <p className="text-sm text-ink-soft">
        {t("price.taxIncluded")},{" "}
        {isShippingFree ? (
          t("price.shippingFree")
        ) : (
          <>
            {t("price.plus")}{" "}
            <a href={href(shippingPath)} className="link">
              {t("price.shippingCosts")}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

const comparisonText = {
  recommended: "price.recommended",
  separately: "price.separately",
  "lowest-30-days": "price.before",
} as const satisfies Record<ComparisonKind, string>;

function Comparison({ comparison }: { comparison: NonNullable<PriceData["comparison"]> }) {
  const { t, format } = useLanguage();
  const price = format.money(comparison.cents);
  return <p className="text-sm text-ink-soft">{t(comparisonText[comparison.kind], { price })}</p>;
}

function PerUnit({ perUnit }: { perUnit: NonNullable<PriceData["perUnit"]> }) {
  const { t, format } = useLanguage();
  const unit = perUnit.amount === 1 ? perUnit.unit : `${format.number(perUnit.amount)} ${perUnit.unit}`;
  return (
    <p className="text-sm text-ink-soft">
      {t("price.perUnit", { price: format.money(perUnit.cents), unit })}
    </p>
  );
}
