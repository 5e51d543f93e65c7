import { Picture } from "../../media/public.ts";
import { Slots } from "./columns.tsx";
import type { BlockProps } from "./columns.tsx";

/** A wide picture with its text on a panel; on small screens the text stands below the picture. */
export function HeroBlock(props: BlockProps) {
  const { block, isFirst } = props;
  const slots = block.columns.flatMap((column) => column.slots);
  const image = slots.map(({ content }) => content).find((content) => content.type === "image");
  return (
    <div className="cms-hero">
      {image ? (
        <Picture picture={image.picture} sizes="100vw" isFirst={isFirst} className="cms-hero-picture" />
      ) : null}
      <div className="cms-hero-place">
        <div className="cms-hero-panel">
          <Slots {...props} slots={slots.filter(({ content }) => content.type !== "image")} sizes="100vw" />
        </div>
      </div>
    </div>
  );
}
