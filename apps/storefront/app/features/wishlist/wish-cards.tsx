import { ProductCard } from "../listing/public.ts";
import type { ProductCardData } from "../listing/public.ts";

type Props = { cards: readonly ProductCardData[] };

/** Entries of the list, one for each product that is still sold. */
export function WishCards({ cards }: Props) {
  return cards.map((card) => (
    <li key={card.id} data-wish-card={card.id}>
      <ProductCard card={card} isWished />
    </li>
  ));
}
