import type { CmsBlock, CmsPage, CmsSection, CmsSlot } from "@hearth/contract";
import { mediaIncludes } from "../media/public.ts";
import { createHeadingLevels } from "./heading-levels.ts";
import { hasBareProducts, readSlot } from "./slot-data.ts";
import type { SlotContext, SlotData } from "./slot-data.ts";

/** A content page reduced to what is shown. Blocks hold columns, columns hold slots from top to bottom. */
export type CmsData = { sections: SectionData[] };
export type SectionData = { id: string; isFullWidth: boolean; isTinted: boolean; blocks: BlockData[] };
export type BlockData = { id: string; type: string; isTinted: boolean; columns: ColumnData[] };
export type ColumnData = { place: number; slots: { name: string; content: SlotData }[] };

export const cmsIncludes = {
  ...mediaIncludes,
  cms_page: ["sections"],
  cms_section: ["id", "position", "sizingMode", "backgroundColor", "blocks"],
  cms_block: ["id", "type", "position", "backgroundColor", "slots"],
  cms_slot: ["type", "slot", "data", "translated"],
};

type ReadSlot = (slot: CmsSlot) => SlotData | null;

/** Order of the places inside a block, as editors name them. */
const columnOrder = ["left", "center-left", "center", "center-right", "right"];

export function cmsData(page: Pick<CmsPage, "sections"> | null | undefined, context: SlotContext): CmsData {
  const headings = createHeadingLevels();
  const read: ReadSlot = (slot) => readSlot(slot, context, headings);
  const sections = (page?.sections ?? []).toSorted(byPosition).map((section) => sectionData(section, read));
  return { sections: sections.filter(({ blocks }) => blocks.length > 0) };
}

/** Relations cannot be asked for inside a page, so a shop may leave them out of the listing it embeds. */
export function hasBareListing(page: Pick<CmsPage, "sections"> | null | undefined): boolean {
  const slots = (page?.sections ?? []).flatMap(({ blocks }) => blocks.flatMap((block) => block.slots));
  return slots.some(hasBareProducts);
}

/** Pages whose text brings its own main heading need no second one. */
export function hasMainHeading(cms: CmsData): boolean {
  return contents(cms).some((content) => content.type === "text" && content.html.includes("<h1"));
}

/** The products a page shows, so that a change of one of them can renew the page. */
export function shownProductIds(cms: CmsData): string[] {
  return contents(cms).flatMap((content) => {
    if (content.type === "product-listing") return content.listing.cards.map(({ id }) => id);
    if (content.type === "product-slider") return content.cards.map(({ id }) => id);
    return content.type === "product-box" ? [content.card.id] : [];
  });
}

function contents({ sections }: CmsData): SlotData[] {
  const columns = sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.columns));
  return columns.flatMap(({ slots }) => slots.map(({ content }) => content));
}

function sectionData(section: CmsSection, read: ReadSlot): SectionData {
  const blocks = section.blocks.toSorted(byPosition).map((block) => blockData(block, read));
  return {
    id: section.id,
    isFullWidth: section.sizingMode === "full_width",
    isTinted: Boolean(section.backgroundColor),
    blocks: blocks.filter(({ columns }) => columns.length > 0),
  };
}

function blockData(block: CmsBlock, read: ReadSlot): BlockData {
  const columns = Map.groupBy(block.slots, ({ slot }) => columnOf(slot));
  const shown = [...columns]
    .toSorted(([a], [b]) => a - b)
    .map(([place, slots]) => ({ place, slots: slots.flatMap((slot) => namedSlot(slot, read)) }));
  return {
    id: block.id,
    type: block.type,
    isTinted: Boolean(block.backgroundColor),
    columns: shown.filter(({ slots }) => slots.length > 0),
  };
}

function namedSlot(slot: CmsSlot, read: ReadSlot): ColumnData["slots"] {
  const content = read(slot);
  return content ? [{ name: slot.slot, content }] : [];
}

function columnOf(slotName: string): number {
  // Longest name first, so that `center-left` is not taken for `center`.
  const names = columnOrder.toSorted((a, b) => b.length - a.length);
  const name = names.find((column) => slotName === column || slotName.startsWith(`${column}-`));
  return name === undefined ? 0 : columnOrder.indexOf(name);
}

function byPosition(a: { position: number }, b: { position: number }): number {
  return a.position - b.position;
}
