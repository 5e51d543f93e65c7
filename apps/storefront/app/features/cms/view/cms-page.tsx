import { Background, lookClasses } from "./background.tsx";
import { BlockView } from "./block-view.tsx";
import type { CmsData, SectionData } from "../load/cms-data.server.ts";
import type { SlotSurroundings } from "./slot-props.ts";

type Props = { cms: CmsData } & SlotSurroundings;

export function CmsPageView({ cms, ...surroundings }: Props) {
  return (
    <div className="cms-page">
      {cms.sections.map((section, index) => (
        <Section key={section.id} section={section} isFirst={index === 0} surroundings={surroundings} />
      ))}
    </div>
  );
}

interface SectionProps {
  section: SectionData;
  isFirst: boolean;
  surroundings: SlotSurroundings;
}

function Section({ section, isFirst, surroundings }: SectionProps) {
  const { look, blocks, sidebar, isFullWidth } = section;
  const blockViews = (list: SectionData["blocks"]) =>
    list.map((block, index) => (
      <BlockView key={block.id} block={block} isFirst={isFirst && index === 0} surroundings={surroundings} />
    ));
  return (
    <div className={`cms-section ${isFullWidth ? "cms-wide" : ""} ${lookClasses(look)}`}>
      <Background look={look} isFirst={isFirst} />
      {sidebar ? (
        <div className="container-page grid grid-cols-1 gap-x-stack lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
          <div className={`cms-blocks ${sidebar.isHiddenOnPhones ? "cms-side-hidden" : ""}`}>
            {blockViews(sidebar.blocks)}
          </div>
          <div className="cms-blocks">{blockViews(blocks)}</div>
        </div>
      ) : (
        <div className={`cms-blocks ${isFullWidth ? "" : "container-page"}`}>{blockViews(blocks)}</div>
      )}
    </div>
  );
}
