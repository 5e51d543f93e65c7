import type { Sql } from "../../platform/database/database.ts";
import type { SlotRow } from "../cms-slot/index.ts";
import type { LegalText } from "./legal-text.ts";

export interface LegalPageRows {
  categoryId: string;
  slots: SlotRow[];
}

/** The text slots of the page at a path of the shop's main language, from top to bottom. */
export async function selectLegalPage(
  sql: Sql,
  languageId: string,
  path: string,
): Promise<LegalPageRows | null> {
  const rows = await sql<(SlotRow & { category_id: string })[]>`
    select t.*, c.id as category_id
    from seo_url u join category c on c.id = u.foreign_key and c.active
      join cms_section s on s.page_id = c.cms_page_id
      join cms_block b on b.section_id = s.id
      join cms_slot t on t.block_id = b.id and t.type in ('text', 'html')
    where u.language_id = ${languageId} and u.seo_path_info = ${path} and u.route_name = 'frontend.navigation.page'
    order by s.position, s.id, b.position, b.id, t.slot, t.id`;
  return rows[0] ? { categoryId: rows[0].category_id, slots: rows } : null;
}

/** Once per wording; there for good. */
export async function keepLegalText(sql: Sql, { hash, kind, locale, content }: LegalText): Promise<void> {
  await sql`insert into legal_text (hash, kind, locale, content) values (${hash}, ${kind}, ${locale}, ${content})
    on conflict (hash) do nothing`;
}

export function selectLegalTexts(sql: Sql, hashes: readonly string[]): Promise<LegalText[]> {
  return sql<
    LegalText[]
  >`select kind, locale, hash, content from legal_text where hash = any(${hashes as string[]})`;
}
