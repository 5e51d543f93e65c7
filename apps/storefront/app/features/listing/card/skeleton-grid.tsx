import { Skeleton } from "../../../ui/skeleton.tsx";
import { pageSize } from "../load/page-window.ts";
import { gridClass } from "./grid-class.ts";
import type { Columns } from "./grid-class.ts";

/** As many places as one page has products. */
export function SkeletonGrid({ columns }: { columns: Columns }) {
  return (
    <ul aria-hidden="true" className={gridClass(columns)}>
      {Array.from({ length: pageSize }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </ul>
  );
}

export function SkeletonCard() {
  return (
    <li className="skeleton-card card flex gap-4 p-4 sm:flex-col">
      <Skeleton className="aspect-square w-28 shrink-0 sm:w-full" />
      <div className="flex grow flex-col gap-3">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </li>
  );
}
