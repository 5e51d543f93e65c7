import { failure, isId } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import type { SearchLift, SearchRule } from "./search-rule.ts";
import { endRuleRow, insertRule, isProductNumber, replaceLifts } from "./search-rules.sql.ts";
import { termKey } from "./term-key.ts";

/** Every process follows within a second or two. */
export async function addRule(sql: Sql, rule: Omit<SearchRule, "hitIds">): Promise<void> {
  if (rule.terms.some((term) => termKey(term) === ""))
    throw refused("/terms", "A rule needs words to be found by.");
  if (rule.productNumber !== null && !(await isProductNumber(sql, rule.productNumber)))
    throw refused("/productNumber", `There is no product ${rule.productNumber}.`);
  if (rule.path !== null && !/^\/(?!\/)/.test(rule.path))
    throw refused("/path", "A path of the shop begins with one /.");
  if (rule.strength !== null && !(rule.strength > 0 && rule.strength <= 1))
    throw refused("/strength", "A strength is above 0, and 1 at most.");
  await insertRule(sql, rule);
}

export async function endRule(sql: Sql, id: string): Promise<void> {
  if (isId(id) && (await endRuleRow(sql, id))) return;
  throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such rule." });
}

/** All lifts there were are gone; of two for the same words and product the stronger one counts. */
export async function setLifts(
  transact: Transact,
  lifts: readonly { term: string; productId: string; strength: number }[],
): Promise<number> {
  const strongest = new Map<string, SearchLift>();
  for (const { term, productId, strength } of lifts) {
    const lift = { termKey: termKey(term), productId, strength };
    const id = `${lift.termKey} ${productId}`;
    if (lift.termKey !== "" && strength > (strongest.get(id)?.strength ?? 0)) strongest.set(id, lift);
  }
  await transact((sql) => replaceLifts(sql, [...strongest.values()]));
  return strongest.size;
}

function refused(pointer: string, detail: string) {
  return failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", { pointer, detail });
}
