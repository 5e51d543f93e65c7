import { createHash } from "node:crypto";
import { defaultLocale, isLocale } from "@hearth/i18n";
import { digitalWaiver } from "@hearth/i18n/legal";
import type { Sql } from "../../platform/database.ts";
import { slotConfig, textValue } from "../content/index.ts";
import type { Scope } from "../context/index.ts";
import { keepLegalText, selectLegalPage } from "./legal-text.sql.ts";
import type { LegalText, LegalTextKind } from "./legal-text.ts";
import { plainText } from "./plain-text.ts";

/** Where the pages are in the shop's main language. */
const paths: Readonly<Record<Exclude<LegalTextKind, "digital-waiver">, string>> = {
  terms: "agb",
  withdrawal: "widerrufsbelehrung",
  privacy: "datenschutzerklaerung",
};

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
  const code = reader.reference.language.get(reader.languageId)?.locale_code ?? "";
  const locale = isLocale(code) ? code : defaultLocale;
  const content =
    kind === "digital-waiver" ? digitalWaiver[locale] : await pageText(sql, reader, paths[kind]);
  if (!content) return null;
  return { kind, locale, hash: createHash("sha256").update(content).digest("hex"), content };
}

async function pageText(
  sql: Sql,
  { channel, languageId, reference }: TextReader,
  path: string,
): Promise<string> {
  const page = await selectLegalPage(sql, channel.language_id, path);
  if (!page) return "";
  const chain = reference.languageChain(languageId);
  const texts = reference.categoryTexts.get(page.categoryId);
  const override = chain.map((id) => texts?.get(id)?.slot_config).find(Boolean);
  return page.slots
    .map((slot) => plainText(textValue(slotConfig(slot, chain, override ?? undefined), "content") ?? ""))
    .filter(Boolean)
    .join("\n\n");
}
