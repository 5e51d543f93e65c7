import { changedMeanwhile, type ConsentTextForm, type ConsentTextSheet } from "@hearth/admin-contract";
import { consentWordKeys, isLocale, loadMessages } from "@hearth/i18n";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import { wordProblem } from "./check-word.ts";
import { insertVersion, lockVersions, type WordsByLocale } from "./consent-text.sql.ts";
import { readConsentTextSheet } from "./consent-text-sheet.ts";

/** A new version; those before stay word for word, as visitors have agreed to them. */
export async function writeConsentTexts(
  tx: Tx,
  staff: { id: string; name: string },
  { version, texts, asksAgain, note = null }: ConsentTextForm,
): Promise<ConsentTextSheet> {
  await lockVersions(tx);
  const before = await readConsentTextSheet(tx);
  if (before.version !== version) throw changedMeanwhile(before);
  await insertVersion(tx, { number: version + 1, texts: await checkedTexts(texts), asksAgain, note, staff });
  return readConsentTextSheet(tx);
}

/** What says the same as the shop is the shop's: it is not kept. */
async function checkedTexts(texts: ConsentTextForm["texts"]): Promise<WordsByLocale> {
  const own: Partial<Record<string, Record<string, string>>> = {};
  for (const { locale, key, text: written } of texts) {
    if (!isLocale(locale)) throw wrongField("locale", "UNKNOWN_LANGUAGE");
    const known = consentWordKeys.find((each) => each === key);
    if (!known) throw wrongField("key", "UNKNOWN_TEXT");
    // oxlint-disable-next-line no-await-in-loop -- read once, then it is there
    const shop = (await loadMessages(locale))[known];
    const text = written.trim();
    const problem = wordProblem(shop, text);
    if (problem) throw wrongField(key, problem);
    if (text !== "" && text !== shop) own[locale] = { ...own[locale], [key]: text };
  }
  return own;
}
