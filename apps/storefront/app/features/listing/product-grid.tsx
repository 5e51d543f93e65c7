import { ProductCard } from "./product-card.tsx";
import type { ProductCardData } from "./product-card-data.ts";

/** Cards in view when the page opens; their pictures are loaded first. */
const firstRow = 3;

type Props = { cards: readonly ProductCardData[]; shippingPath: string; hasFirstRow?: boolean };

export function ProductGrid({ cards, shippingPath, hasFirstRow = false }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} shippingPath={shippingPath} isFirst={hasFirstRow && index < firstRow} />
        </li>
      ))}
    </ul>
  );
}
