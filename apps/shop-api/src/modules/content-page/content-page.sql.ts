import type { ContentPageSheet, ContentVersion, ListPage, ListRequest } from "@hearth/admin-contract";
import type { PageDraft } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { listRows } from "../admin-list/index.ts";

export interface ContentPageRow extends Pick<
  ContentPageSheet,
  | "id"
  | "number"
  | "liveNumber"
  | "liveSince"
  | "endedAt"
  | "publishNumber"
  | "publishAt"
  | "endAt"
  | "changedAt"
  | "version"
> {
  document: PageDraft;
}

const columns = (
  sql: Sql,
) => sql`p.id, p.document, p.number, p.live_number as "liveNumber", p.live_since as "liveSince",
  p.ended_at as "endedAt", p.publish_number as "publishNumber", p.publish_at as "publishAt", p.end_at as "endAt",
  p.changed_at as "changedAt", p.version`;

export function selectPages(sql: Sql): Promise<ContentPageRow[]> {
  return sql<ContentPageRow[]>`select ${columns(sql)} from content_page p`;
}

export async function selectPage(sql: Sql, id: string): Promise<ContentPageRow | undefined> {
  const [row] = await sql<ContentPageRow[]>`select ${columns(sql)} from content_page p where p.id = ${id}`;
  return row;
}

/** Inside a transaction: nobody else changes it meanwhile, nor does the worker. */
export async function lockPage(tx: Sql, id: string): Promise<void> {
  await tx`select from content_page where id = ${id} for update`;
}

/** Landing pages of the catalogue's files: shown in the list, changed in the files. */
export function selectPagesOfFiles(sql: Sql, languageId: string) {
  return sql<{ id: string; name: string; path: string; isActive: boolean; locales: string[] }[]>`
    select l.id, l.active as "isActive", coalesce(l.texts -> replace(${languageId}::text, '-', '') ->> 'name', '') as name,
      coalesce((select u.seo_path_info from seo_url u
        where u.foreign_key = l.id and u.language_id = ${languageId} and u.is_canonical), '') as path,
      coalesce((select array_agg(g.locale_code order by g.position) from seo_url u join language g on g.id = u.language_id
        where u.foreign_key = l.id and u.is_canonical), '{}') as locales
    from landing_page l where l.added_at is null`;
}

export interface WrittenVersion {
  pageId: string;
  number: number;
  document: PageDraft;
  restoredFrom: number | null;
  staff: { id: string; name: string };
}

export async function insertPage(tx: Sql, { pageId, document }: WrittenVersion): Promise<void> {
  await tx`insert into content_page (id, document) values (${pageId}, ${JSON.stringify(document)}::text::jsonb)`;
}

export async function updateDraft(tx: Sql, { pageId, number, document }: WrittenVersion): Promise<void> {
  await tx`update content_page set document = ${JSON.stringify(document)}::text::jsonb, number = ${number}, changed_at = now()
    where id = ${pageId}`;
}

export async function insertVersion(tx: Sql, written: WrittenVersion): Promise<void> {
  const { pageId, number, document, restoredFrom, staff } = written;
  await tx`insert into content_version (page_id, number, document, restored_from, staff_id, staff)
    values (${pageId}, ${number}, ${JSON.stringify(document)}::text::jsonb, ${restoredFrom}, ${staff.id}, ${staff.name})`;
}

export async function selectVersion(
  sql: Sql,
  pageId: string,
  number: number,
): Promise<PageDraft | undefined> {
  const [row] = await sql<{ document: PageDraft }[]>`
    select document from content_version where page_id = ${pageId} and number = ${number}`;
  return row?.document;
}

export function selectVersions(
  sql: Sql,
  pageId: string,
  request: ListRequest,
): Promise<ListPage<ContentVersion>> {
  return listRows<ContentVersion>(sql, request, {
    rows: sql`from content_version v`,
    columns: sql`v.number, v.at, v.staff, v.restored_from as "restoredFrom", jsonb_array_length(v.document -> 'blocks') as blocks`,
    where: sql`v.page_id = ${pageId}`,
    filters: {},
    sorts: { number: sql`v.number` },
    last: sql`v.number`,
  });
}

export interface WantedPath {
  locale: string;
  languageId: string;
  path: string;
}

/** Which of these another page has, in the shop or in its draft. */
export async function selectTakenPaths(
  sql: Sql,
  pageId: string,
  wanted: readonly WantedPath[],
): Promise<string[]> {
  const rows = await sql<{ path: string }[]>`
    select w.path from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb) as w (locale text, "languageId" uuid, path text)
    where exists (select from seo_url u
        where u.language_id = w."languageId" and u.seo_path_info = w.path and u.foreign_key <> ${pageId})
      or exists (select from content_page p, jsonb_array_elements(p.document -> 'texts') t
        where p.id <> ${pageId} and t ->> 'locale' = w.locale and t ->> 'path' = w.path)`;
  return rows.map(({ path }) => path);
}

/** Paths of these pictures, as far as they may be shown. */
export function selectPictures(sql: Sql, ids: readonly string[]) {
  return sql<{ id: string; path: string }[]>`
    select id, path from media where id = any(${ids as string[]}::uuid[]) and not private and mime_type like 'image/%'`;
}

/** Ids by number. */
export async function selectProductIds(sql: Sql, numbers: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; number: string }[]>`
    select id, product_number as number from product where product_number = any(${numbers as string[]}::text[])`;
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/** Kept until the page is: a stream that is shown is not removed. */
export async function hasStream(sql: Sql, id: string): Promise<boolean> {
  return (await sql`select from product_stream where id = ${id} for key share`).length > 0;
}
