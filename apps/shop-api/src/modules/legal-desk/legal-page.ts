import type { LegalPage } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { slotConfig, textValue } from "../cms-slot/index.ts";
import { legalPath, selectLegalPage } from "../legal-text/index.ts";
import { type LegalTextsByLanguage, selectMainLanguage } from "./version.sql.ts";

export interface ShownPage {
  categoryId: string;
  slotIds: string[];
  /** What the slots say, by language id; a language that says nothing itself is not there. */
  texts: LegalTextsByLanguage;
}

/** The page as the shop has it; undefined: it has none. */
export async function shownPage(sql: Sql, page: LegalPage): Promise<ShownPage | undefined> {
  const found = await selectLegalPage(sql, await selectMainLanguage(sql), legalPath(page));
  if (!found) return undefined;
  const { categoryId, slots } = found;
  const languageIds = [...new Set(slots.flatMap(({ texts }) => Object.keys(texts)))];
  return {
    categoryId,
    slotIds: slots.map(({ id }) => id),
    texts: Object.fromEntries(
      languageIds.map((id) => [
        id,
        slots.map((slot) => textValue(slotConfig(slot, [id], undefined), "content") ?? "").join("\n"),
      ]),
    ),
  };
}
