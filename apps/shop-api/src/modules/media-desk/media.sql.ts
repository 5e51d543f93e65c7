import type { ListPage, ListRequest, MediaSheet } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { listRows, matches } from "../admin-list/index.ts";
import type { MediaRow, Texts } from "../reference/index.ts";

export interface MediaRecord extends MediaRow {
  created_at: string;
  version: number;
  uses: number;
}

const parts = (sql: Sql) => ({
  rows: sql`from media m
    left join (select media_id, count(*)::int as uses from media_use group by media_id) u on u.media_id = m.id`,
  columns: sql`m.id, m.path, m.file_name, m.file_extension, m.mime_type, m.file_size, m.width, m.height, m.thumbnails, m.texts, m.focus,
    m.created_at, m.version, coalesce(u.uses, 0) as uses`,
  // Invoices and downloads that were paid for are nobody's pictures.
  where: sql`not m.private and m.mime_type like 'image/%'`,
});

/** `languageIdOf`: of a locale the shop has; of another one nothing. */
export function selectMediaPage(
  sql: Sql,
  request: ListRequest,
  languageIdOf: (locale: string) => string,
): Promise<ListPage<MediaRecord>> {
  const fileName = sql`(m.file_name || '.' || m.file_extension)`;
  return listRows<MediaRecord>(sql, request, {
    ...parts(sql),
    filters: {
      use: (use) => (use === "used" ? sql`u.uses > 0` : sql`u.uses is null`),
      altMissing: (locale) => sql`coalesce(m.texts -> ${languageIdOf(locale)}::text ->> 'alt', '') = ''`,
    },
    search: (text) => sql`(${matches(sql, fileName, text)} or exists (
      select from jsonb_each(m.texts) as said (language, words) where ${matches(sql, sql`words ->> 'alt'`, text)}))`,
    sorts: { createdAt: sql`m.created_at`, fileName, fileSize: sql`m.file_size` },
    last: sql`m.id`,
  });
}

export async function selectMedia(sql: Sql, id: string): Promise<MediaRecord | undefined> {
  const { rows, columns, where } = parts(sql);
  const [record] = await sql<MediaRecord[]>`select ${columns} ${rows} where ${where} and m.id = ${id}`;
  return record;
}

const PLACES = 50;

export async function selectPlaces(
  sql: Sql,
  id: string,
  languageId: string,
): Promise<MediaSheet["places"][number][]> {
  const named = sql`-> ${languageId}::text ->> 'name'`;
  const places = await sql<MediaSheet["places"]>`
    select distinct kind, object_id as id, coalesce(
      (select name from product_translation where product_id = object_id and language_id = ${languageId}),
      (select product_number from product where product.id = object_id),
      (select name from category_translation where category_id = object_id and language_id = ${languageId}),
      (select texts ${named} from manufacturer where manufacturer.id = object_id),
      (select texts ${named} from property_option where property_option.id = object_id),
      (select texts ${named} from payment_method where payment_method.id = object_id),
      (select texts ${named} from shipping_method where shipping_method.id = object_id),
      (select texts ${named} from cms_page where cms_page.id = object_id)) as name
    from media_use where media_id = ${id} order by kind, name, id limit ${PLACES}`;
  return [...places];
}

export async function selectShowingProducts(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select product_id as id from product_media where media_id = ${id}`;
  return rows.map((row) => row.id);
}

/** Inside a transaction: nobody else changes it, and nobody begins to show it. */
export async function lockMedia(tx: Sql, id: string): Promise<void> {
  await tx`select from media where id = ${id} for update`;
}

export async function writeMedia(
  tx: Sql,
  id: string,
  { texts, focus }: { texts: Texts; focus: MediaRow["focus"] },
): Promise<void> {
  await tx`update media set texts = ${JSON.stringify(texts)}::text::jsonb,
      focus = ${focus ? JSON.stringify(focus) : null}::text::jsonb where id = ${id}`;
}

export async function deleteMedia(tx: Sql, id: string): Promise<void> {
  await tx`delete from media where id = ${id}`;
}
