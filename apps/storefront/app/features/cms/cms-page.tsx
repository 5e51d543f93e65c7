import type { CmsData, SectionData } from "./cms-data.ts";
import { ColumnBlock } from "./column-block.tsx";
import { HeroBlock } from "./hero-block.tsx";
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
    <div className={section.isTinted ? "bg-tint py-10" : "py-5"}>
      <div className={section.isFullWidth ? "flex flex-col gap-8" : "container-page flex flex-col gap-8"}>
        {section.blocks.map((block, index) => {
          const props = { block, isFirst: isFirst && index === 0, surroundings };
          return block.type === "hearth-hero" ? (
            <HeroBlock key={block.id} {...props} />
          ) : (
            <ColumnBlock key={block.id} {...props} isFullWidth={section.isFullWidth} />
          );
        })}
      </div>
    </div>
  );
}
