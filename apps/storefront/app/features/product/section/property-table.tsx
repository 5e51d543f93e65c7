import type { ProductPageData } from "../product-data.ts";

export function PropertyTable({ properties }: { properties: ProductPageData["properties"] }) {
  return (
    <dl className="max-w-3xl overflow-hidden rounded-card border border-line bg-surface">
      {properties.map(({ name, values }) => (
        <div
          key={name}
          className="grid grid-cols-2 gap-4 border-b border-line px-4 py-2.5 last:border-b-0 even:bg-paper *:min-w-0 *:wrap-break-word *:hyphens-auto"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd>{values.join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}
