import { useLanguage } from "../../platform/language/language.tsx";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import { Badge } from "../../ui/base/badge.tsx";
import { useShippingHere } from "./shipping-here.ts";
import { TaxHint, useTaxNote } from "./tax-note.tsx";
import type { Comparison, ComparisonKind, PriceData } from "@hearth/rules";

interface Props {
  price: PriceData;
  isShippingFree: boolean;
  /** What sending one costs in the shop's own country, where it is known; nothing is free. */
  shippingCents?: number | null;
  size?: "card" | "page";
}

/** Price, what it is compared with, unit price, tax and shipping: always together, as the law wants them. */
export function PriceBlock({ price, isShippingFree, shippingCents: sentCents = null, size = "card" }: Props) {
  const { t, format, href } = useLanguage();
  const { shipping } = useShopPaths();
  const shippingCents = useShippingHere(sentCents);
  const amount = format.money(price.cents);
  const shippingText =
    isShippingFree || shippingCents === 0
      ? t("price.shippingFree")
      : shippingCents === null
        ? t("price.shippingCosts")
        : t("price.shippingOf", { price: format.money(shippingCents) });
  return (
    <div data-price className="flex flex-col gap-0.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={size === "page" ? "price-large" : "price-card"}>
          {price.isFrom ? t("price.from", { price: amount }) : amount}
        </span>
        <Discount percent={price.comparison?.percent} />
      </p>
      {price.comparison && <PriceComparison comparison={price.comparison} />}
      {price.perUnit && <UnitPrice perUnit={price.perUnit} />}
      <p className={size === "page" ? "text-sm text-ink-soft" : "text-xs leading-relaxed text-ink-soft"}>
        {useTaxNote(price)}, {isShippingFree || shippingCents === 0 || t("price.plus")}{" "}
        {/* On cards the whole card is a link, this one lies above it. */}
        <a href={href(shipping)} className="link relative z-10">
          {shippingText}
        </a>
      </p>
      {price.tax && <TaxHint tax={price.tax} />}
    </div>
  );
}

const comparisonText = {
  recommended: "price.recommended",
  separately: "price.separately",
  "lowest-30-days": "price.before",
} as const satisfies Record<ComparisonKind, string>;

function Discount({ percent = 0 }: { percent?: number | undefined }) {
  const { t } = useLanguage();
  return percent > 0 ? <Badge tone="alert">{t("price.discount", { percent })}</Badge> : null;
}

export function PriceComparison({ comparison }: { comparison: Comparison }) {
  const { t, format } = useLanguage();
  const price = format.money(comparison.cents);
  return <p className="text-sm text-ink-soft">{t(comparisonText[comparison.kind], { price })}</p>;
}

export function UnitPrice({ perUnit }: { perUnit: NonNullable<PriceData["perUnit"]> }) {
  const { t, format } = useLanguage();
  const unit = perUnit.amount === 1 ? perUnit.unit : `${format.number(perUnit.amount)} ${perUnit.unit}`;
  return (
    <p className="text-sm text-ink-soft">
      {t("price.perUnit", { price: format.money(perUnit.cents), unit })}
    </p>
  );
}
