import type { BlockData } from "./cms-data.ts";
import { SlotView } from "./slot-view.tsx";
import type { SlotSurroundings } from "./slot-view.tsx";

export type BlockProps = { block: BlockData; isFirst: boolean; surroundings: SlotSurroundings };

const gridByColumns = new Map([
  [2, "md:grid-cols-2"],
  [3, "md:grid-cols-3"],
  [4, "sm:grid-cols-2 lg:grid-cols-4"],
]);

/** The look of nearly every block: columns beside each other, below each other on small screens. */
export function ColumnBlock({
  block,
  isFirst,
  surroundings,
  isFullWidth,
}: BlockProps & { isFullWidth: boolean }) {
  const { columns, type } = block;
  const grid = gridByColumns.get(columns.length) ?? "";
  const isPictureBesideText = columns.length === 2 && type.startsWith("image-text");
  const looks = [
    isPictureBesideText ? "items-center" : "items-stretch",
    type === "text-hero" ? "hero-text" : "",
    block.isTinted ? "rounded-card bg-tint p-6 sm:p-8" : "",
    isFullWidth ? "container-page" : "",
  ];
  return (
    <div className={`grid grid-cols-1 gap-6 lg:gap-8 ${grid} ${looks.join(" ")}`}>
      {columns.map(({ place, slots }) => (
        <div key={place} className="flex min-w-0 flex-col gap-4">
          {slots.map(({ name, content }) => (
            <SlotView key={name} slot={content} isFirst={isFirst} {...surroundings} />
          ))}
        </div>
      ))}
    </div>
  );
}
