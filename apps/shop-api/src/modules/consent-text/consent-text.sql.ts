import type { ConsentTextVersion } from "@hearth/admin-contract";
import type { Locale, OwnWords } from "@hearth/i18n";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";

export type WordsByLocale = Readonly<Partial<Record<Locale, OwnWords>>>;

/** Newest first. They are few: nobody changes such words every day. */
export function selectVersions(sql: Sql): Promise<ConsentTextVersion[]> {
  return sql<ConsentTextVersion[]>`
    select number, asks_again as "asksAgain", note, at, staff from consent_text_version order by number desc`;
}

/** Undefined: there is no such version. */
export async function selectTexts(sql: Sql, number: number): Promise<WordsByLocale | undefined> {
  const [row] = await sql<{ texts: WordsByLocale }[]>`
    select texts from consent_text_version where number = ${number}`;
  return row?.texts;
}

interface ShownRow {
  edition: number;
  asksSince: number;
  words: Readonly<Record<string, string>>;
}

/** What holds now, in one language. Undefined: nobody has written anything. */
export async function selectShown(sql: Sql, languageId: string): Promise<ShownRow | undefined> {
  const [row] = await sql<ShownRow[]>`
    select v.number as edition, coalesce(v.texts -> l.locale_code, '{}'::jsonb) as words,
      coalesce((select max(number) from consent_text_version where asks_again), 0) as "asksSince"
    from consent_text_version v, language l
    where l.id = ${languageId} order by v.number desc limit 1`;
  return row;
}

/** One writer at a time; readers go on. */
export async function lockVersions(tx: Tx): Promise<void> {
  await tx`lock table consent_text_version in share row exclusive mode`;
}

interface WrittenVersion {
  number: number;
  texts: WordsByLocale;
  asksAgain: boolean;
  note: string | null;
  staff: { id: string; name: string };
}

export async function insertVersion(tx: Tx, version: WrittenVersion): Promise<void> {
  const { number, texts, asksAgain, note, staff } = version;
  await tx`insert into consent_text_version (number, texts, asks_again, note, staff_id, staff)
    values (${number}, ${JSON.stringify(texts)}::text::jsonb, ${asksAgain}, ${note}, ${staff.id}, ${staff.name})`;
}
