import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { CrossedOutBin } from "./crossed-out-bin.tsx";
import type { ProductPageData } from "../product-data.ts";

interface Props {
  product: Pick<ProductPageData, "properties" | "number" | "gtin" | "safety">;
}

/** What the product is, and the numbers it is known by elsewhere. */
export function PropertyTable({ product: { properties, number, gtin, safety } }: Props) {
  const { t } = useLanguage();
  return (
    <dl className="max-w-3xl overflow-hidden rounded-card border border-line bg-surface">
      {properties.map(({ name, values }) => (
        <Row key={name} name={name}>
          {values.join(", ")}
        </Row>
      ))}
      <Row name={t("product.number")}>{number}</Row>
      {gtin && <Row name={t("product.gtin")}>{gtin}</Row>}
      {safety.weee && (
        <Row name={t("product.weee")}>
          {safety.weee}
          <CrossedOutBin className="-my-1 ml-1.5 inline-block h-6 w-5" />
        </Row>
      )}
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-4 border-b border-line px-4 py-2.5 last:border-b-0 even:bg-paper *:min-w-0 *:wrap-break-word *:hyphens-auto">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
