import { SkeletonCard } from "../../../ui/base/skeleton.tsx";
import { PAGE_SIZE } from "../load/page-window.ts";
import { gridClass } from "./grid-class.ts";
import type { Columns } from "./grid-class.ts";

/** As many places as one page has products. */
export function SkeletonGrid({ columns }: { columns: Columns }) {
  return (
    <ul aria-hidden="true" className={gridClass(columns)}>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </ul>
  );
}
