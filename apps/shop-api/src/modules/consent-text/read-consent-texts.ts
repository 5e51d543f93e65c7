import type { ConsentTexts } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { selectShown } from "./consent-text.sql.ts";

/** The same for everybody who reads this language. */
export async function readConsentTexts(
  sql: Sql,
  { languageId }: Pick<Scope, "languageId">,
): Promise<ConsentTexts> {
  const shown = (await selectShown(sql, languageId)) ?? { edition: 0, asksSince: 0, words: {} };
  const words = Object.entries(shown.words).map(([key, text]) => ({ key, text }));
  return { ...shown, words, apiAlias: "hearth_consent_texts" };
}
