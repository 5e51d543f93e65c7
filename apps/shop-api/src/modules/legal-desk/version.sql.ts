import type { LegalPage } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";

export const SHOW_LEGAL_TEXT = "show-legal-text";

export interface VersionRow {
  page: LegalPage;
  number: number;
  validFrom: string;
  note: string | null;
  at: string;
  staff: string;
}

/** HTML by language id. */
export type LegalTextsByLanguage = Readonly<Record<string, string>>;

export function selectVersions(sql: Sql): Promise<VersionRow[]> {
  return sql<VersionRow[]>`
    select page, number, valid_from as "validFrom", note, at, staff from legal_page_version order by page, number`;
}

export async function selectTexts(
  sql: Sql,
  page: LegalPage,
  number: number,
): Promise<LegalTextsByLanguage | undefined> {
  const [row] = await sql<{ texts: LegalTextsByLanguage }[]>`
    select texts from legal_page_version where page = ${page} and number = ${number}`;
  return row?.texts;
}

/** One writer at a time, and the worker; readers go on. */
export async function lockVersions(tx: Sql): Promise<void> {
  await tx`lock table legal_page_version in share row exclusive mode`;
}

interface WrittenVersion {
  page: LegalPage;
  number: number;
  texts: LegalTextsByLanguage;
  /** Null: now. */
  validFrom: string | null;
  note: string | null;
  staff: { id: string | null; name: string };
}

export async function insertVersion(tx: Sql, version: WrittenVersion): Promise<void> {
  const { page, number, texts, validFrom, note, staff } = version;
  await tx`insert into legal_page_version (page, number, texts, valid_from, note, staff_id, staff)
    values (${page}, ${number}, ${JSON.stringify(texts)}::text::jsonb, coalesce(${validFrom}::timestamptz, date_trunc('milliseconds', now())), ${note},
      ${staff.id}, ${staff.name})`;
}

/** Wakes the worker when the version begins to hold. */
export async function wakeAt(tx: Sql, page: LegalPage, { number, validFrom }: VersionRow): Promise<void> {
  await tx`select graphile_worker.add_job(${SHOW_LEGAL_TEXT}, json_build_object('page', ${page}::text),
    run_at => ${validFrom}::timestamptz, job_key => ${`${SHOW_LEGAL_TEXT}:${page}:${number}`}, priority => ${jobPriority.usual})`;
}

/** By the clock jobs are woken by, in milliseconds. */
export async function selectNow(tx: Sql): Promise<number> {
  const [row] = await tx<{ now: number }[]>`select (extract(epoch from now()) * 1000)::float8 as now`;
  return row?.now ?? 0;
}

/** The mark keeps them from the catalogue's import. */
export async function writeSlot(tx: Sql, slotId: string, texts: LegalTextsByLanguage): Promise<void> {
  const fields = Object.fromEntries(
    Object.entries(texts).map(([languageId, value]) => [
      languageId,
      { content: { source: "static", value } },
    ]),
  );
  await tx`update cms_slot set texts = ${JSON.stringify(fields)}::text::jsonb, config = config - 'content', changed_at = now()
    where id = ${slotId}`;
}

/** Language of the shop, in which pages are known by their path. */
export async function selectMainLanguage(sql: Sql): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select language_id as id from sales_channel order by id limit 1`;
  return row?.id ?? "";
}

/** When a wording was first shown to somebody who could order, by its hash. */
export async function selectFirstUse(sql: Sql, hashes: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ hash: string; at: string }[]>`
    select hash, first_used_at as at from legal_text where hash = any(${hashes as string[]})`;
  return new Map(rows.map(({ hash, at }) => [hash, at]));
}
