import type { ReactNode } from "react";
import { AccordionBlock } from "./accordion-block.tsx";
import { Background, lookClasses } from "./background.tsx";
import type { BlockType } from "../load/block-types.ts";
import type { BlockData } from "../load/cms-data.server.ts";
import { Columns } from "./columns.tsx";
import type { BlockProps } from "./columns.tsx";
import { HeroBlock } from "./hero-block.tsx";
import type { SlotSurroundings } from "./slot-props.ts";

type View = (props: BlockProps) => ReactNode;

/** Nearly all blocks are columns of slots; the class says in which manner. */
function columns(className: string, sizes?: string): View {
  return function ColumnsOfKind(props) {
    return <Columns {...props} className={className} {...(sizes && { sizes })} />;
  };
}

const HALF = "(min-width: 80rem) 37rem, (min-width: 48rem) 48vw, 100vw";
const THIRD = "(min-width: 80rem) 24rem, (min-width: 48rem) 31vw, 100vw";
const QUARTER = "(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 48vw";

/** The registry: a known type without a view does not compile. */
const views: Record<BlockType, View> = {
  text: columns("cms-text"),
  html: columns("cms-text"),
  "text-hero": columns("cms-text-hero"),
  "text-teaser": columns("cms-teaser"),
  "text-two-column": columns("cms-columns-2"),
  "text-teaser-section": columns("cms-teaser-section"),
  "text-three-column": columns("cms-columns-3"),
  image: columns(""),
  "image-cover": columns("cms-cover", "100vw"),
  "image-two-column": columns("cms-columns-2", HALF),
  "image-three-column": columns("cms-columns-3", THIRD),
  "image-three-cover": columns("cms-columns-3 cms-same-height", THIRD),
  "image-bubble-row": columns("cms-columns-3 cms-bubbles", THIRD),
  "image-highlight-row": columns("cms-columns-3 cms-highlights", THIRD),
  "image-four-column": columns("cms-columns-4", QUARTER),
  "image-simple-grid": columns("cms-picture-grid", "(min-width: 48rem) 60rem, 100vw"),
  "image-slider": columns("", "100vw"),
  "image-gallery": columns(""),
  "image-text": columns("cms-picture-text", HALF),
  "image-text-cover": columns("cms-picture-text cms-cover-text", HALF),
  "center-text": columns("cms-center-text", THIRD),
  "text-on-image": columns("cms-text-on-picture"),
  "image-text-row": columns("cms-columns-3 cms-cards", THIRD),
  "image-text-bubble": columns("cms-columns-3 cms-bubbles", THIRD),
  "image-text-gallery": columns("cms-columns-3", THIRD),
  "product-listing": columns(""),
  "product-slider": columns(""),
  "product-three-column": columns("cms-columns-3"),
  "gallery-buybox": columns("cms-columns-2", HALF),
  "product-heading": columns("cms-product-heading", "12rem"),
  "product-description-reviews": columns(""),
  "cross-selling": columns(""),
  "category-navigation": columns(""),
  "sidebar-filter": columns(""),
  form: columns(""),
  "youtube-video": columns("cms-video"),
  "vimeo-video": columns("cms-video"),
  "hearth-hero": HeroBlock,
  "hearth-column-grid": columns(
    "cms-grid cms-cards",
    "(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, 48vw",
  ),
  "hearth-accordion": AccordionBlock,
};

interface Props {
  block: BlockData;
  isFirst: boolean;
  surroundings: SlotSurroundings;
}

export function BlockView({ block, isFirst, surroundings }: Props) {
  const View = views[block.type];
  return (
    <div className={`cms-block ${lookClasses(block.look)}`} data-block={block.type}>
      <Background look={block.look} isFirst={isFirst} />
      <View block={block} isFirst={isFirst} surroundings={surroundings} />
    </div>
  );
}
