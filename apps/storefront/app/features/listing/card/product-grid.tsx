import { Skeleton } from "../../../ui/skeleton.tsx";
import { pageSize } from "../load/page-window.ts";
import { ProductCard } from "./product-card.tsx";
import type { ProductCardData } from "./product-card-data.ts";

export type Columns = 2 | 3 | 4;

// Written out, because the style sheet holds only classes it finds in full. By the width of the list, not of the screen: beside a
// panel there is less room.
const gridClasses: Record<Columns, string> = {
  2: "@xl:grid-cols-2",
  3: "@xl:grid-cols-2 @4xl:grid-cols-3",
  4: "@xl:grid-cols-2 @4xl:grid-cols-3 @6xl:grid-cols-4",
};

type Props = {
  columns: Columns;
  cards: readonly ProductCardData[];
  /** The first row is in view when the page opens; its pictures are loaded first. */
  hasFirstRow?: boolean;
};

export function ProductGrid({ cards, hasFirstRow = false, columns }: Props) {
  return (
    <ul data-listing-cards className={gridClass(columns)}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} isFirst={hasFirstRow && index < columns} />
        </li>
      ))}
    </ul>
  );
}

/** As many places as one page has products. */
export function SkeletonGrid({ columns }: { columns: Columns }) {
  return (
    <ul data-listing-cards aria-hidden="true" className={gridClass(columns)}>
      {Array.from({ length: pageSize }, (_, index) => (
        <li key={index} data-skeleton className="card flex gap-4 p-4 sm:flex-col">
          <Skeleton className="aspect-square w-28 shrink-0 sm:w-full" />
          <div className="flex grow flex-col gap-3">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function gridClass(columns: Columns): string {
  return `grid grid-cols-1 gap-4 @4xl:gap-6 ${gridClasses[columns]}`;
}
