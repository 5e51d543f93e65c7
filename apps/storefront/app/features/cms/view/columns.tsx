import type { BlockData, ColumnData } from "../load/cms-data.server.ts";
import { SlotView } from "./slot-view.tsx";
import type { SlotSurroundings } from "./slot-props.ts";

export interface BlockProps {
  block: BlockData;
  isFirst: boolean;
  surroundings: SlotSurroundings;
}

type Props = BlockProps & { className: string; sizes?: string };

/** Beside each other where there is room, below each other on small screens: cms.css. */
export function Columns({ block, isFirst, surroundings, className, sizes }: Props) {
  return (
    <div className={`cms-columns ${className}`}>
      {block.columns.map(({ place, slots }) => (
        <div key={place} className="cms-column">
          <Slots
            slots={slots}
            block={block}
            isFirst={isFirst}
            surroundings={surroundings}
            sizes={sizes ?? "(min-width: 80rem) 76rem, 100vw"}
          />
        </div>
      ))}
    </div>
  );
}

type SlotsProps = BlockProps & { slots: ColumnData["slots"]; sizes: string };

/** Some slots of a block, one after another. */
export function Slots({ slots, block, isFirst, surroundings, sizes }: SlotsProps) {
  return slots.map(({ name, content }) => (
    <SlotView
      key={name}
      slot={content}
      id={`${block.id}-${name}`}
      isFirst={isFirst}
      sizes={sizes}
      {...surroundings}
    />
  ));
}
