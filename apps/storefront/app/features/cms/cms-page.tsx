import type { BlockData, CmsData, SectionData } from "./cms-data.ts";
import { SlotView } from "./slot-view.tsx";
import type { SlotSurroundings } from "./slot-view.tsx";

type Props = { cms: CmsData } & SlotSurroundings;

export function CmsPageView({ cms, ...surroundings }: Props) {
  return cms.sections.map((section, index) => (
    <Section key={section.id} section={section} isFirst={index === 0} surroundings={surroundings} />
  ));
}

type SectionProps = { section: SectionData; isFirst: boolean; surroundings: SlotSurroundings };

function Section({ section, isFirst, surroundings }: SectionProps) {
  return (
    <div className={section.isTinted ? "bg-tint py-8" : "py-4"}>
      <div className={section.isFullWidth ? "flex flex-col gap-8" : "container-page flex flex-col gap-8"}>
        {section.blocks.map((block, index) => (
          <Block key={block.id} block={block} isFirst={isFirst && index === 0} surroundings={surroundings} />
        ))}
      </div>
    </div>
  );
}

const columnClass = new Map([
  [2, "md:grid-cols-2"],
  [3, "md:grid-cols-3"],
  [4, "sm:grid-cols-2 lg:grid-cols-4"],
]);

type BlockProps = { block: BlockData; isFirst: boolean; surroundings: SlotSurroundings };

function Block({ block, isFirst, surroundings }: BlockProps) {
  const columns = columnClass.get(block.columns.length) ?? "";
  const look = block.type === "text-hero" ? "hero-text" : "";
  const tint = block.isTinted ? "rounded-card bg-tint p-6 sm:p-8" : "";
  return (
    <div className={`grid grid-cols-1 items-center gap-6 ${columns} ${look} ${tint}`}>
      {block.columns.map(({ place, slots }) => (
        <div key={place} className="flex min-w-0 flex-col gap-4">
          {slots.map(({ name, content }) => (
            <SlotView key={name} slot={content} isFirst={isFirst} {...surroundings} />
          ))}
        </div>
      ))}
    </div>
  );
}
