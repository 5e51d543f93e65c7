import {
  changedMeanwhile,
  type MailTemplateHead,
  type MailTemplateSheet,
  type MailWordsForm,
} from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import { isLocale, type Locale, locales } from "@hearth/i18n";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import {
  hasUnknownPlaceholder,
  lockOwnWords,
  type MailTemplate,
  mailWordings,
  type OwnWords,
  placeholdersOf,
  selectAllOwnWords,
  shopWords,
  tradeLetters,
  type WordsByLocale,
  writeOwnWords,
} from "../mail/index.ts";

const none: OwnWords = { subject: null, intro: null };

export async function listMailTemplates(sql: Sql): Promise<MailTemplateHead[]> {
  const rows = await selectAllOwnWords(sql);
  return (Object.keys(mailWordings) as MailTemplate[]).map((id) => {
    const texts = rows.find(({ template }) => template === id)?.texts ?? {};
    return {
      id,
      subjects: locales.map((locale) => ({
        locale,
        subject: texts[locale]?.subject ?? shopWords(id, locale).subject,
      })),
      ownLocales: locales.filter((each) => texts[each]?.subject != null || texts[each]?.intro != null),
    };
  });
}

export async function readMailTemplate(sql: Sql, id: string): Promise<MailTemplateSheet> {
  const template = knownTemplate(id);
  const row = (await selectAllOwnWords(sql)).find((each) => each.template === template);
  return {
    id,
    isAboutContract: tradeLetters.includes(template),
    placeholders: placeholdersOf(template),
    texts: locales.map((locale) => {
      const shop = shopWords(template, locale);
      return {
        locale,
        ...none,
        ...row?.texts[locale],
        shopSubject: shop.subject,
        shopIntro: shop.intro,
      };
    }),
    version: row?.version ?? 0,
  };
}

/** Languages that are not named go back to the shop's own words. */
export async function changeMailTemplate(
  tx: Tx,
  { id, version, texts }: { id: string; version: number; texts: readonly MailWordsForm[] },
): Promise<{ before: MailTemplateSheet; after: MailTemplateSheet }> {
  const template = knownTemplate(id);
  await lockOwnWords(tx);
  const before = await readMailTemplate(tx, id);
  if (before.version !== version) throw changedMeanwhile(before);
  const words = Object.fromEntries(texts.map((form) => checkedWords(template, form))) as WordsByLocale;
  await writeOwnWords(tx, template, words);
  return { before, after: await readMailTemplate(tx, id) };
}

export function checkedWords(
  template: MailTemplate,
  { locale, subject, intro }: MailWordsForm,
): [Locale, OwnWords] {
  if (!isLocale(locale)) throw wrongField("locale", "UNKNOWN_LANGUAGE");
  const own = { subject, intro };
  for (const field of ["subject", "intro"] as const) {
    if (hasUnknownPlaceholder(own[field] ?? "", placeholdersOf(template)[field]))
      throw wrongField(field, "UNKNOWN_PLACEHOLDER");
  }
  return [locale, own];
}

export function knownTemplate(id: string): MailTemplate {
  if (!Object.hasOwn(mailWordings, id))
    throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such mail." });
  return id as MailTemplate;
}
