import {
  type CmsBlock,
  type CmsPage,
  type CmsSection,
  type CmsSlot,
  failure,
  type Media,
} from "@hearth/contract";
import { slotConfig, type SlotRow } from "../cms-slot/index.ts";
import { mediaByIds } from "../media/index.ts";
import { textFields } from "../reference/index.ts";
import { type BlockRow, type CmsPageRows, type SectionRow, selectCmsPage } from "./cms-page.sql.ts";
import { type ResolveDeps, resolveSlot } from "./resolve-slot.ts";

export interface PageQuery {
  pageId: string;
  /** Resolve only these slots; all when undefined. */
  slotIds?: readonly string[] | undefined;
  /** Slot configuration the category or landing page sets itself. */
  override?: Record<string, unknown> | undefined;
}

/** A content page with every slot resolved; null when there is no such page. */
export async function cmsPage(deps: ResolveDeps, query: PageQuery): Promise<CmsPage | null> {
  const rows = await selectCmsPage(deps.sql, query.pageId);
  return rows && presentCmsPage(deps, rows, query);
}

/** The same from rows that need not be in the shop. */
export async function presentCmsPage(
  deps: ResolveDeps,
  rows: CmsPageRows,
  query: Pick<PageQuery, "slotIds" | "override"> = {},
): Promise<CmsPage> {
  const wanted = query.slotIds ? rows.slots.filter((slot) => query.slotIds?.includes(slot.id)) : rows.slots;
  const [backgrounds, ...slots] = await Promise.all([
    backgroundMedia(deps, rows),
    ...wanted.map((slot) => presentSlot(deps, slot, query.override)),
  ]);
  return presentPage(deps, rows, { slots, backgrounds });
}

export function cmsPageNotFound(pageId: string) {
  return failure(404, "CONTENT__CMS_PAGE_NOT_FOUND", {
    detail: `Page with id "${pageId}" was not found.`,
    parameters: { pageId },
  });
}

type Backgrounds = ReadonlyMap<string, Media>;

async function backgroundMedia(deps: ResolveDeps, rows: CmsPageRows): Promise<Backgrounds> {
  const ids = [...rows.sections, ...rows.blocks].flatMap((row) => text(row.style.backgroundMediaId) ?? []);
  const media = await mediaByIds(deps.sql, deps.scope, ids);
  return new Map(media.map((each) => [each.id, each]));
}

function presentPage(
  deps: ResolveDeps,
  rows: CmsPageRows,
  { slots, backgrounds }: { slots: readonly CmsSlot[]; backgrounds: Backgrounds },
): CmsPage {
  const { page } = rows;
  const { own, translated } = textFields(page.texts, deps.scope.refs.chain, ["name"]);
  const blocks = rows.blocks.map((block) =>
    presentBlock(
      block,
      slots.filter((slot) => slot.blockId === block.id),
      backgrounds,
    ),
  );
  return {
    id: page.id,
    type: page.type,
    entity: null,
    cssClass: page.css_class,
    config: page.config ?? {},
    sections: rows.sections.map((section) =>
      presentSection(
        section,
        blocks.filter((block) => block.sectionId === section.id),
        backgrounds,
      ),
    ),
    customFields: {},
    ...own,
    translated,
    apiAlias: "cms_page",
  };
}

function presentSection(row: SectionRow, blocks: CmsBlock[], backgrounds: Backgrounds): CmsSection {
  return {
    id: row.id,
    pageId: row.page_id,
    type: row.type,
    name: row.name,
    position: row.position,
    sizingMode: row.sizing_mode,
    mobileBehavior: row.mobile_behavior,
    ...style(row.style, backgrounds),
    blocks,
    apiAlias: "cms_section",
  };
}

function presentBlock(row: BlockRow, slots: CmsSlot[], backgrounds: Backgrounds): CmsBlock {
  return {
    id: row.id,
    sectionId: row.section_id,
    type: row.type,
    name: row.name,
    position: row.position,
    sectionPosition: row.section_position,
    marginTop: text(row.style.marginTop),
    marginBottom: text(row.style.marginBottom),
    marginLeft: text(row.style.marginLeft),
    marginRight: text(row.style.marginRight),
    ...style(row.style, backgrounds),
    slots,
    apiAlias: "cms_block",
  };
}

const text = (value: unknown) => (typeof value === "string" ? value : null);

function style(set: Record<string, unknown>, backgrounds: Backgrounds) {
  const backgroundMediaId = text(set.backgroundMediaId);
  const visible = { mobile: true, tablet: true, desktop: true };
  return {
    cssClass: text(set.cssClass),
    backgroundColor: text(set.backgroundColor),
    backgroundMediaId,
    backgroundMedia: backgrounds.get(backgroundMediaId ?? "") ?? null,
    backgroundMediaMode: text(set.backgroundMediaMode),
    visibility: { ...visible, ...(set.visibility as Partial<typeof visible> | undefined) },
    customFields: {},
  };
}

async function presentSlot(
  deps: ResolveDeps,
  row: SlotRow,
  override: Record<string, unknown> | undefined,
): Promise<CmsSlot> {
  const config = slotConfig(row, deps.scope.refs.chain, override);
  return {
    id: row.id,
    blockId: row.block_id,
    type: row.type,
    slot: row.slot,
    locked: false,
    config,
    fieldConfig: Object.entries(config).map(([name, field]) => ({
      name,
      ...field,
      apiAlias: "cms_data_resolver_field_config",
    })),
    data: await resolveSlot(deps, row.type, config),
    customFields: {},
    translated: { config },
    apiAlias: "cms_slot",
  };
}
