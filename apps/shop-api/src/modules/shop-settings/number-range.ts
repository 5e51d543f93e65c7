import type { NumberRange } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Tx } from "../../platform/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import { raiseNumberRange, selectNumberRanges } from "./number-range.sql.ts";

/** Two people cannot undo each other: whatever they do, it goes upward. Orders that are being placed wait for neither. */
export async function changeNumberRange(
  tx: Tx,
  { id, next }: NumberRange,
): Promise<{ before: NumberRange; after: NumberRange }> {
  const before = (await selectNumberRanges(tx)).find((range) => range.id === id);
  if (!before) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such range." });
  if (!(await raiseNumberRange(tx, { id, next }))) throw wrongField("next", "NOT_HIGHER");
  return { before, after: { id, next } };
}
