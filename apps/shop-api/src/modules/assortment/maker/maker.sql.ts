import type { ListPage, ListRequest } from "@hearth/admin-contract";
import type { Sql } from "../../../platform/database/database.ts";
import { listRows, matches } from "../../admin-list/index.ts";
import type { Texts } from "../../reference/index.ts";

export interface MakerRow {
  id: string;
  media_id: string | null;
  link: string | null;
  custom_fields: Record<string, unknown>;
  texts: Texts;
}

export interface MakerRecord extends MakerRow {
  page_id: string | null;
  logo_path: string | null;
  page_path: string | null;
  products: number;
  version: number;
}

/** Names, and the address of its page, in one language. */
const parts = (sql: Sql, languageId: string) => ({
  rows: sql`from manufacturer m left join media l on l.id = m.media_id
    left join (select manufacturer_id, count(distinct coalesce(parent_id, id))::int as products from product
      where manufacturer_id is not null group by manufacturer_id) u on u.manufacturer_id = m.id`,
  columns: sql`m.id, m.media_id, m.link, m.custom_fields, m.texts, m.page_id, m.version, l.path as logo_path,
    coalesce(u.products, 0) as products,
    (select seo_path_info from seo_url where foreign_key = m.page_id and language_id = ${languageId}::uuid and is_canonical) as page_path`,
  name: sql`m.texts -> ${languageId}::text ->> 'name'`,
});

export function selectMakers(
  sql: Sql,
  request: ListRequest,
  languageId: string,
): Promise<ListPage<MakerRecord>> {
  const { name, ...source } = parts(sql, languageId);
  return listRows<MakerRecord>(sql, request, {
    ...source,
    filters: { use: (use) => (use === "used" ? sql`u.products > 0` : sql`u.products is null`) },
    search: (text) =>
      sql`(${matches(sql, name, text)} or ${matches(sql, sql`m.custom_fields -> 'address' ->> 'city'`, text)})`,
    sorts: { name, products: sql`coalesce(u.products, 0)` },
    last: sql`m.id`,
  });
}

export async function selectMaker(
  sql: Sql,
  id: string,
  languageId: string,
): Promise<MakerRecord | undefined> {
  const { rows, columns } = parts(sql, languageId);
  const [record] = await sql<MakerRecord[]>`select ${columns} ${rows} where m.id = ${id}`;
  return record;
}

/** Inside a transaction: nobody else changes it, and no product begins to name it. */
export async function lockMaker(tx: Sql, id: string): Promise<void> {
  await tx`select from manufacturer where id = ${id} for update`;
}

export async function insertMaker(tx: Sql, maker: MakerRow): Promise<void> {
  await tx`insert into manufacturer (id, media_id, link, custom_fields, texts, added_at)
    values (${maker.id}, ${maker.media_id}, ${maker.link}, ${JSON.stringify(maker.custom_fields)}::text::jsonb,
      ${JSON.stringify(maker.texts)}::text::jsonb, now())`;
}

export async function updateMaker(tx: Sql, maker: MakerRow): Promise<void> {
  await tx`update manufacturer set media_id = ${maker.media_id}, link = ${maker.link},
      custom_fields = ${JSON.stringify(maker.custom_fields)}::text::jsonb, texts = ${JSON.stringify(maker.texts)}::text::jsonb,
      changed_at = now() where id = ${maker.id}`;
}

export async function deleteMaker(tx: Sql, id: string): Promise<void> {
  await tx`delete from manufacturer where id = ${id}`;
}

export async function isPublicPicture(sql: Sql, id: string): Promise<boolean> {
  return (
    (await sql`select from media where id = ${id} and not private and mime_type like 'image/%'`).length > 0
  );
}

/** Families that are sold and have something of this maker. */
export async function selectSoldFamilies(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct f.id from product p join product f on f.id = coalesce(p.parent_id, p.id)
    where p.manufacturer_id = ${id} and f.active is distinct from false`;
  return rows.map((row) => row.id);
}
