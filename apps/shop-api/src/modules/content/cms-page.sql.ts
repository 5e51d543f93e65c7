import type { Sql } from "../../platform/database/database.ts";
import type { SlotRow } from "../cms-slot/index.ts";
import type { Texts } from "../reference/index.ts";

export interface BlockRow {
  id: string;
  section_id: string;
  position: number;
  type: string;
  name: string | null;
  section_position: string;
  style: Record<string, unknown>;
}
export interface SectionRow {
  id: string;
  page_id: string;
  position: number;
  type: string;
  name: string | null;
  sizing_mode: string;
  mobile_behavior: string;
  style: Record<string, unknown>;
}
export interface PageRow {
  id: string;
  type: string;
  css_class: string | null;
  config: Record<string, unknown> | null;
  texts: Texts;
}

export interface CmsPageRows {
  page: PageRow;
  sections: SectionRow[];
  blocks: BlockRow[];
  slots: SlotRow[];
}

export async function selectCmsPage(sql: Sql, pageId: string): Promise<CmsPageRows | null> {
  const [pages, sections, blocks, slots] = await Promise.all([
    sql<PageRow[]>`select id, type, css_class, config, texts from cms_page where id = ${pageId}`,
    sql<SectionRow[]>`select * from cms_section where page_id = ${pageId} order by position, id`,
    sql<BlockRow[]>`
      select b.* from cms_block b join cms_section s on s.id = b.section_id where s.page_id = ${pageId} order by b.position, b.id`,
    sql<SlotRow[]>`
      select t.* from cms_slot t join cms_block b on b.id = t.block_id join cms_section s on s.id = b.section_id
      where s.page_id = ${pageId} order by t.slot, t.id`,
  ]);
  const page = pages[0];
  return page ? { page, sections, blocks, slots } : null;
}
