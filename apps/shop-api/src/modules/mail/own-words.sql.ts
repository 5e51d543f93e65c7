import type { Locale } from "@hearth/i18n";
import type { Sql } from "../../platform/database/database.ts";
import type { MailTemplate } from "./mail-data.ts";
import type { OwnWords } from "./own-words.ts";

export type WordsByLocale = Readonly<Partial<Record<Locale, OwnWords>>>;

export interface OwnWordsRow {
  template: MailTemplate;
  texts: WordsByLocale;
  version: number;
}

export function selectAllOwnWords(sql: Sql): Promise<OwnWordsRow[]> {
  return sql<OwnWordsRow[]>`select template, texts, version from mail_text`;
}

export async function selectOwnWords(sql: Sql, template: string, locale: Locale): Promise<OwnWords | null> {
  const [row] = await sql<
    Pick<OwnWordsRow, "texts">[]
  >`select texts from mail_text where template = ${template}`;
  return row?.texts[locale] ?? null;
}

/** One writer at a time; mails that are being sent go on. */
export async function lockOwnWords(tx: Sql): Promise<void> {
  await tx`lock table mail_text in share row exclusive mode`;
}

/** Kept without words when staff go back to the shop's own, so that its version goes on counting. */
export async function writeOwnWords(tx: Sql, template: MailTemplate, texts: WordsByLocale): Promise<void> {
  await tx`insert into mail_text (template, texts) values (${template}, ${JSON.stringify(texts)}::text::jsonb)
    on conflict (template) do update set texts = excluded.texts`;
}
