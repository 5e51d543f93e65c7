import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { slotConfig, textValue } from "./slot-config.ts";
import { selectSlot } from "./slot.sql.ts";

export interface SlotPlace {
  slotId: string;
  /** The category whose page the slot stands on: it may have a text of its own. */
  categoryId: string | null;
}

/** A text of one slot in the request's language; null if there is none. */
export async function slotText(
  sql: Sql,
  scope: Scope,
  { slotId, categoryId }: SlotPlace,
  field: string,
): Promise<string | null> {
  const row = await selectSlot(sql, slotId);
  if (!row) return null;
  const texts = scope.reference.categoryTexts.get(categoryId ?? "");
  const override = scope.refs.chain.map((languageId) => texts?.get(languageId)?.slot_config).find(Boolean);
  return textValue(slotConfig(row, scope.refs.chain, override ?? undefined), field);
}
