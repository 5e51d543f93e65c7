import { useLanguage } from "../../platform/language.tsx";
import type { ProductPageData } from "./product-data.ts";

export function PropertyTable({ properties }: { properties: ProductPageData["properties"] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="properties" className="flex min-w-0 flex-col gap-3">
      <h2 id="properties" className="section-title">
        {t("product.properties")}
      </h2>
      <dl className="rounded-card border border-line bg-surface">
        {properties.map(({ name, values }) => (
          <div
            key={name}
            className="grid grid-cols-[3fr_2fr] gap-4 border-b border-line px-4 py-2.5 last:border-b-0 *:min-w-0 *:wrap-break-word *:hyphens-auto"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd>{values.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
