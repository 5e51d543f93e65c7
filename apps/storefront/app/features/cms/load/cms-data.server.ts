import type { CmsBlock, CmsPage, CmsSection, CmsSlot } from "@hearth/contract";
import { mediaIncludes } from "../../media/public.ts";
import { isBlockType } from "./block-types.ts";
import type { BlockType } from "./block-types.ts";
import { createHeadingLevels } from "../view/heading-levels.ts";
import { lookData, styleFields } from "../view/look.ts";
import type { Look } from "../view/look.ts";
import { embeddedListing, hasBareProducts, readSlot } from "./slot-data.server.ts";
import type { SlotContext, SlotData } from "./slot-data.server.ts";
import { orderedColumns } from "./slot-places.ts";

/** A content page reduced to what is shown. Blocks hold columns, columns hold slots from top to bottom. */
export interface CmsData {
  sections: SectionData[];
}
export interface SectionData {
  id: string;
  isFullWidth: boolean;
  look: Look;
  blocks: BlockData[];
  /** Null in a section without a side; its blocks stand before the others. */
  sidebar: { blocks: BlockData[]; isHiddenOnPhones: boolean } | null;
}
export interface BlockData {
  id: string;
  type: BlockType;
  look: Look;
  columns: ColumnData[];
}
export interface ColumnData {
  place: number;
  slots: { name: string; content: SlotData }[];
}

export type PageTree = Pick<CmsPage, "sections"> | null | undefined;

export const cmsIncludes = {
  ...mediaIncludes,
  cms_page: ["type", "sections"],
  cms_section: ["id", "type", "position", "sizingMode", "mobileBehavior", ...styleFields, "blocks"],
  cms_block: [
    "id",
    "type",
    "position",
    "sectionPosition",
    "marginTop",
    "marginBottom",
    "marginLeft",
    "marginRight",
    ...styleFields,
    "slots",
  ],
  cms_slot: ["id", "type", "slot", "data", "translated"],
};

export type CmsContext = SlotContext & {
  /** Told of types nobody can show: they are skipped, so that new content never breaks an old shop. */
  onUnknown?: (kind: "block" | "slot", type: string) => void;
  onRefusedBackground?: (reason: string) => void;
};

export function cmsData(page: PageTree, context: CmsContext): CmsData {
  const reading = {
    ...context,
    listing: context.listing ?? embeddedListing(slotsOf(page), context.order),
    hasFilterSlot: hasSlot(page, "sidebar-filter"),
  };
  const headings = createHeadingLevels();
  const { onUnknown, onRefusedBackground = () => undefined } = context;

  function slotData(slot: CmsSlot): SlotData | null {
    const content = readSlot(slot, reading, headings);
    if (content === undefined) onUnknown?.("slot", slot.type);
    return content ?? null;
  }

  function blockData(block: CmsBlock): BlockData[] {
    const { type } = block;
    if (!isBlockType(type)) {
      onUnknown?.("block", type);
      return [];
    }
    const columns = orderedColumns(block.slots).flatMap(({ place, slots }) => {
      const shown = slots.flatMap((slot) => {
        const content = slotData(slot);
        return content ? [{ name: slot.slot, content }] : [];
      });
      return shown.length > 0 ? [{ place, slots: shown }] : [];
    });
    if (columns.length === 0) return [];
    return [{ id: block.id, type, look: lookData(block, onRefusedBackground), columns }];
  }

  // Read in the order of the page: headings depend on what stands above them.
  const sections = (page?.sections ?? []).toSorted(byPosition).map((section) => {
    const blocks = section.blocks.toSorted(byPosition);
    const side = section.type === "sidebar" ? blocks.filter(isInSidebar).flatMap(blockData) : [];
    const main = section.type === "sidebar" ? blocks.filter((block) => !isInSidebar(block)) : blocks;
    return {
      id: section.id,
      isFullWidth: section.sizingMode === "full_width",
      look: lookData(section, onRefusedBackground),
      sidebar:
        side.length > 0 ? { blocks: side, isHiddenOnPhones: section.mobileBehavior === "hidden" } : null,
      blocks: main.flatMap(blockData),
    };
  });
  return { sections: sections.filter(({ blocks, sidebar }) => blocks.length > 0 || sidebar) };
}

/** Relations cannot be asked for inside a page, so a shop may leave them out of the listing it embeds. */
export function hasBareListing(page: PageTree): boolean {
  return slotsOf(page).some(hasBareProducts);
}

export function hasSlot(page: PageTree, type: string): boolean {
  return slotsOf(page).some((slot) => slot.type === type);
}

function slotsOf(page: PageTree): CmsSlot[] {
  return (page?.sections ?? []).flatMap((section: CmsSection) =>
    section.blocks.flatMap((block) => block.slots),
  );
}

function isInSidebar({ sectionPosition }: CmsBlock): boolean {
  return sectionPosition === "sidebar";
}

function byPosition(a: { position: number }, b: { position: number }): number {
  return a.position - b.position;
}
