import type { Sql } from "../../../platform/database/database.ts";

interface PageHead {
  mediaId: string | null;
  /** What machines read about the maker (storefront, features/brand). */
  brand: Record<string, string>;
}

export async function writePageHead(tx: Sql, pageId: string, { mediaId, brand }: PageHead): Promise<void> {
  await tx`update category set media_id = ${mediaId}, updated_at = now(),
      custom_fields = custom_fields || jsonb_build_object('hearth_brand', ${JSON.stringify(brand)}::text::jsonb)
    where id = ${pageId}`;
}

export async function hidePage(tx: Sql, pageId: string): Promise<void> {
  await tx`update category set active = false, visible = false, updated_at = now() where id = ${pageId}`;
}

interface SlotWords {
  id: string;
  config: unknown;
  texts: unknown;
}

/** Of the page itself, and of the page above that shows all makers. */
export function selectPageSlots(tx: Sql, pageId: string) {
  return tx<SlotWords[]>`
    select s.id, s.config, s.texts from cms_slot s join cms_block b on b.id = s.block_id join cms_section n on n.id = b.section_id
    where n.page_id in (
      select shown.cms_page_id from category page join category shown on shown.id in (page.id, page.parent_id) where page.id = ${pageId})`;
}

/** Marked as changed by staff: an import of files leaves it as it is. */
export async function writeSlot(
  tx: Sql,
  id: string,
  { config, texts }: Omit<SlotWords, "id">,
): Promise<void> {
  await tx`update cms_slot set config = ${JSON.stringify(config)}::text::jsonb, texts = ${JSON.stringify(texts)}::text::jsonb,
    changed_at = now() where id = ${id}`;
}
