import { ProductCard } from "./product-card.tsx";
import type { ProductCardData } from "./product-card-data.ts";

/** Products side by side; what does not fit is reached by scrolling, swiping or tabbing. */
export function ProductRow({
  cards,
  shippingPath,
}: {
  cards: readonly ProductCardData[];
  shippingPath: string;
}) {
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 pt-1">
      {cards.map((card) => (
        <li key={card.id} className="w-64 shrink-0 snap-start">
          <ProductCard card={card} shippingPath={shippingPath} isTile />
        </li>
      ))}
    </ul>
  );
}
