import { DEFAULT_LOCALE, isLocale } from "@hearth/i18n";
import { digitalWaiver } from "@hearth/i18n/legal";
import type { Sql } from "../../platform/database/database.ts";
import { slotConfig, textValue } from "../cms-slot/index.ts";
import type { Scope } from "../context/index.ts";
import { shopIdentity } from "../reference/index.ts";
import { keepLegalText, selectLegalPage } from "./legal-text.sql.ts";
import { legalPath } from "./legal-path.ts";
import type { LegalText, LegalTextKind } from "./legal-text.ts";
import { plainText } from "./plain-text.ts";
import { wordingHash } from "./wording-hash.ts";

export type TextReader = Pick<Scope, "channel" | "languageId" | "reference">;

export interface LegalTexts {
  /**
   * Today's wording in the reader's language, stored before it is answered; null where the shop has no such page. Read once per
   * process: afterwards it costs nothing until a page changes.
   */
  current(reader: TextReader, kind: LegalTextKind): Promise<LegalText | null>;
  /** Pages may have changed: the next reader gets them anew. */
  forget(): void;
}

export function createLegalTexts(sql: Sql, writes: Sql): LegalTexts {
  let known = new Map<string, Promise<LegalText | null>>();
  return {
    current(reader, kind) {
      const key = [reader.channel.id, reader.languageId, kind].join();
      // A reading that began before a change must not be kept after it.
      const generation = known;
      const found = generation.get(key);
      if (found) return found;
      const reading = readText(sql, reader, kind).then(async (text) => {
        if (text) await keepLegalText(writes, text);
        return text;
      });
      generation.set(key, reading);
      reading.catch(() => generation.delete(key));
      return reading;
    },
    forget() {
      known = new Map();
    },
  };
}

async function readText(sql: Sql, reader: TextReader, kind: LegalTextKind): Promise<LegalText | null> {
  const found = kind === "digital-waiver" ? waiverText(reader) : await pageText(sql, reader, legalPath(kind));
  if (!found?.content) return null;
  return { kind, ...found, hash: wordingHash(found.content) };
}

type Wording = Pick<LegalText, "locale" | "content">;

function waiverText({ reference, channel, languageId }: TextReader): Wording {
  const code = localeOf(reference, languageId);
  const locale = isLocale(code) ? code : DEFAULT_LOCALE;
  return { locale, content: digitalWaiver(locale, shopIdentity(reference, channel).legalName) };
}

async function pageText(sql: Sql, reader: TextReader, path: string): Promise<Wording | null> {
  const { channel, languageId, reference } = reader;
  const page = await selectLegalPage(sql, channel.language_id, path);
  if (!page) return null;
  const texts = reference.categoryTexts.get(page.categoryId);
  const textIn = (id: string) => {
    const chain = reference.languageChain(id);
    const override = chain.map((each) => texts?.get(each)?.slot_config).find(Boolean);
    return page.slots
      .map((slot) => plainText(textValue(slotConfig(slot, chain, override ?? undefined), "content") ?? ""))
      .filter(Boolean)
      .join("\n\n");
  };
  const content = textIn(languageId);
  // A page that is not translated is read in another language: that is the one the text is in.
  const own = reference.languageChain(languageId).findLast((id) => textIn(id) === content);
  return { locale: localeOf(reference, own ?? languageId), content };
}

function localeOf({ language }: TextReader["reference"], languageId: string): string {
  return language.get(languageId)?.locale_code ?? DEFAULT_LOCALE;
}
