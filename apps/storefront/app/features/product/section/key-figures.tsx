import type { ProductPageData } from "../product-data.ts";

/** What decides, under the picture in the largest type after the price. */
export function KeyFigures({ facts }: { facts: ProductPageData["keyFacts"] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="key-figures">
      {facts.map(({ name, value }) => (
        <div key={name} className="key-figure">
          <dt className="text-[0.8125rem] leading-snug text-ink-soft hyphens-auto">{name}</dt>
          <dd className="text-xl leading-tight font-bold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
