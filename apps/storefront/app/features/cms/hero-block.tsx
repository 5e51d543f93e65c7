import { Picture } from "../media/public.ts";
import type { BlockProps } from "./columns.tsx";
import { SlotView } from "./slot-view.tsx";

/** A wide picture with its text on a panel; on small screens the text stands below the picture. */
export function HeroBlock({ block, isFirst, surroundings }: BlockProps) {
  const slots = block.columns.flatMap((column) => column.slots);
  const image = slots.map(({ content }) => content).find((content) => content.type === "image");
  return (
    <div className="cms-hero">
      {image ? (
        <Picture picture={image.picture} sizes="100vw" isFirst={isFirst} className="cms-hero-picture" />
      ) : null}
      <div className="cms-hero-place">
        <div className="cms-hero-panel">
          {slots
            .filter(({ content }) => content.type !== "image")
            .map(({ name, content }) => (
              <SlotView
                key={name}
                slot={content}
                id={`${block.id}-${name}`}
                isFirst={isFirst}
                sizes="100vw"
                {...surroundings}
              />
            ))}
        </div>
      </div>
    </div>
  );
}
