import { shopDay } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { buildRuleBook, type SearchAdvice } from "./rule-book.ts";
import { selectLifts, selectRules } from "./search-rules.sql.ts";

/**
 * Every process keeps the rules in memory and reads them again when the worker says that one changed. They begin and end at midnight
 * where the shop is.
 */
export interface SearchGuide {
  about(term: string, scope: Pick<Scope, "languageId" | "now">): SearchAdvice;
  refresh(): Promise<void>;
}

export async function openSearchGuide(sql: Sql): Promise<SearchGuide> {
  const read = async () => buildRuleBook(await selectRules(sql), await selectLifts(sql));
  let book = await read();
  let reading = Promise.resolve();
  return {
    about: (term, { languageId, now }) => book({ term, languageId, today: shopDay(now) }),
    refresh() {
      // One after the other: an older picture must not come last.
      reading = reading
        .catch(() => {})
        .then(async () => {
          book = await read();
        });
      return reading;
    },
  };
}
