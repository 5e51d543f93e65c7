import type { Sql } from "../../platform/database/database.ts";
import type { WantedPath } from "./content-page.sql.ts";
import type { PageRows } from "./page-rows.ts";

export interface ShownRows extends PageRows {
  /** By language id. */
  texts: Readonly<Record<string, object>>;
}

/** The mark `added_at` keeps them from the catalogue's import. */
export async function writeShown(
  tx: Sql,
  id: string,
  { texts, sections, blocks, slots }: ShownRows,
): Promise<void> {
  const said = JSON.stringify(texts);
  await tx`delete from cms_section where page_id = ${id}`;
  await tx`insert into cms_page (id, type, texts, added_at) values (${id}, 'landingpage', ${said}::text::jsonb, now())
    on conflict (id) do update set texts = excluded.texts`;
  await tx`insert into cms_section (id, page_id, position, sizing_mode, added_at)
    select id, page_id, position, sizing_mode, now() from jsonb_populate_recordset(null::cms_section, ${JSON.stringify(sections)}::text::jsonb)`;
  await tx`insert into cms_block (id, section_id, position, type, added_at)
    select id, section_id, position, type, now() from jsonb_populate_recordset(null::cms_block, ${JSON.stringify(blocks)}::text::jsonb)`;
  await tx`insert into cms_slot (id, block_id, slot, type, config, texts, added_at)
    select id, block_id, slot, type, config, texts, now() from jsonb_populate_recordset(null::cms_slot, ${JSON.stringify(slots)}::text::jsonb)`;
  await tx`insert into landing_page (id, active, cms_page_id, texts, added_at) values (${id}, true, ${id}, ${said}::text::jsonb, now())
    on conflict (id) do update set active = true, cms_page_id = excluded.cms_page_id, texts = excluded.texts`;
}

/** Its content goes as well: it could be read by the id of its parts. */
export async function removeShown(tx: Sql, id: string): Promise<void> {
  await tx`update landing_page set active = false, cms_page_id = null where id = ${id}`;
  await tx`delete from cms_page where id = ${id}`;
}

/** A former address leads to the new one; in a language that has none any more there is nothing to lead to. */
export async function writePaths(
  tx: Sql,
  id: string,
  wanted: readonly WantedPath[],
  newId: () => string,
): Promise<void> {
  const asked = JSON.stringify(wanted.map((each) => ({ ...each, id: newId() })));
  const paths = tx`jsonb_to_recordset(${asked}::text::jsonb) as w (id uuid, "languageId" uuid, path text)`;
  await tx`update seo_url u set is_canonical = false where u.foreign_key = ${id} and u.is_canonical
    and not exists (select from ${paths} where w."languageId" = u.language_id and w.path = u.seo_path_info)`;
  await tx`insert into seo_url as u (id, language_id, route_name, foreign_key, seo_path_info, is_canonical)
    select w.id, w."languageId", 'frontend.landing.page', ${id}, w.path, true from ${paths}
    on conflict (language_id, seo_path_info) do update set is_canonical = true where u.foreign_key = ${id} and not u.is_canonical`;
}

export async function markShown(tx: Sql, id: string, number: number): Promise<void> {
  await tx`update content_page set live_number = ${number}, live_since = now() where id = ${id}`;
}

export async function markEnded(tx: Sql, id: string): Promise<void> {
  await tx`update content_page set live_number = null, live_since = null, ended_at = now()
    where id = ${id} and live_number is not null`;
}
