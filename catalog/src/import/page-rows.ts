import type { Catalogue } from "../format/catalogue.ts";
import type { LanguageChains } from "../format/languages.ts";
import { languageChains } from "../format/languages.ts";
import type { PageBlock, PageSection, PageSlot } from "../format/content/pages.ts";
import type { ReferenceKind } from "../format/content/slot-config.ts";
import { slotConfigOf } from "../format/content/slot-config.ts";
import { idOf } from "../ids.ts";
import { pictureId } from "./property-rows.ts";
import type { Rows } from "./rows.ts";
import { addRows } from "./rows.ts";
import type { Row } from "./table.ts";
import { textsOf } from "./texts.ts";

/** Rows of pages/: page → section → block → slot. Parts without a key are known by their place. */
export function pageRows({ pages, shop }: Catalogue): Rows {
  const chains = languageChains(shop.languages, shop.channel.language);
  const rows: Rows = {};
  for (const page of pages) {
    const pageId = idOf("cms-page", page.key);
    addRows(rows, "cms_page", {
      id: pageId,
      type: page.type,
      css_class: page.cssClass ?? null,
      texts: textsOf({ name: page.name }),
    });
    for (const [position, section] of page.sections.entries()) {
      const place = `${page.key}/${position}`;
      addRows(rows, "cms_section", {
        id: idOf("cms-section", place),
        page_id: pageId,
        position,
        type: section.type,
        sizing_mode: section.sizing ?? "boxed",
        mobile_behavior: section.mobileBehavior ?? "wrap",
        style: styleOf(section),
      });
      for (const [index, block] of section.blocks.entries()) addBlock(rows, block, { place, index, chains });
    }
  }
  return rows;
}

function addBlock(
  rows: Rows,
  block: PageBlock,
  { place, index, chains }: { place: string; index: number; chains: LanguageChains },
): void {
  const blockPlace = `${place}/${index}`;
  addRows(rows, "cms_block", {
    id: idOf("cms-block", blockPlace),
    section_id: idOf("cms-section", place),
    position: index,
    type: block.type,
    section_position: block.position ?? "main",
    style: { ...styleOf(block), ...marginOf(block) },
  });
  for (const [slot, content] of Object.entries(block.slots))
    addRows(rows, "cms_slot", {
      id: idOf("cms-slot", `${blockPlace}/${slot}`),
      block_id: idOf("cms-block", blockPlace),
      type: content.type,
      slot,
      ...slotColumns(content, chains),
    });
}

function slotColumns({ config = {} }: PageSlot, chains: LanguageChains): Row {
  const resolved = slotConfigOf(config, (kind: ReferenceKind, name) => idOf(kind, name), chains);
  const texts = Object.entries(resolved.texts).map(([language, fields]) => [
    idOf("language", language),
    fields,
  ]);
  return { config: resolved.config, texts: Object.fromEntries(texts) };
}

function marginOf({ margin }: PageBlock): Row {
  return {
    marginTop: margin?.top,
    marginBottom: margin?.bottom,
    marginLeft: margin?.left,
    marginRight: margin?.right,
  };
}

function styleOf({
  background,
  backgroundMedia,
  backgroundMode,
  cssClass,
  visibility,
}: PageSection | PageBlock): Row {
  return {
    backgroundColor: background,
    backgroundMediaId: pictureId(backgroundMedia) ?? undefined,
    backgroundMediaMode: backgroundMode,
    cssClass,
    visibility,
  };
}
