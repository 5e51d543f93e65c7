import { gridClass } from "./grid-class.ts";
import type { Columns } from "./grid-class.ts";
import { ProductCard } from "./product-card.tsx";
import type { ProductCardData } from "./product-card-data.ts";
import { ListingHelp } from "./listing-help.tsx";

interface Props {
  columns: Columns;
  cards: readonly ProductCardData[];
  /** The first row is in view when the page opens; its pictures are loaded first. */
  hasFirstRow?: boolean;
  /** Where a last row is not full, it ends with a way to people who know. */
  hasHelp?: boolean;
}

export function ProductGrid({ cards, hasFirstRow = false, hasHelp = false, columns }: Props) {
  return (
    <ul className={gridClass(columns)}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} isFirst={hasFirstRow && index < columns} />
        </li>
      ))}
      {hasHelp && <ListingHelp />}
    </ul>
  );
}
