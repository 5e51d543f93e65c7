import type { ConsentTextSheet, ConsentWord } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import { consentWordKeys, loadMessages, locales } from "@hearth/i18n";
import type { Sql } from "../../platform/database/database.ts";
import { placeholdersIn } from "./check-word.ts";
import { selectTexts, selectVersions, type WordsByLocale } from "./consent-text.sql.ts";

export async function readConsentTextSheet(sql: Sql): Promise<ConsentTextSheet> {
  const versions = await selectVersions(sql);
  const version = versions[0]?.number ?? 0;
  return { words: await wordsWith((await selectTexts(sql, version)) ?? {}), versions, version };
}

/** What visitors read who agreed to it. */
export async function readConsentTextVersion(sql: Sql, number: number): Promise<ConsentWord[]> {
  const texts = await selectTexts(sql, number);
  if (!texts) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such version." });
  return wordsWith(texts);
}

async function wordsWith(own: WordsByLocale): Promise<ConsentWord[]> {
  const shop = await Promise.all(
    locales.map(async (locale) => ({ locale, messages: await loadMessages(locale) })),
  );
  return consentWordKeys.map((key) => ({
    key,
    placeholders: placeholdersIn(shop[0]?.messages[key] ?? ""),
    texts: shop.map(({ locale, messages }) => ({
      locale,
      own: own[locale]?.[key] ?? null,
      shop: messages[key],
    })),
  }));
}
