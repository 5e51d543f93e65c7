import type { NumberRange } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import { numberPatternProblem, shapeOf } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import {
  hasShapeOfOthers,
  raiseNumberRange,
  saveNumberPattern,
  selectNumberRanges,
} from "./number-range.sql.ts";

export interface NumberRangeWish {
  id: string;
  next?: number | undefined;
  pattern?: string | undefined;
}

/** Two people cannot undo each other's numbers: whatever they do, it goes upward. Orders that are being placed wait for neither. */
export async function changeNumberRange(
  tx: Tx,
  { id, next, pattern }: NumberRangeWish,
): Promise<{ before: NumberRange; after: NumberRange }> {
  const ranges = await selectNumberRanges(tx);
  const before = ranges.find((range) => range.id === id);
  if (!before) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such range." });
  if (next === undefined && pattern === undefined) throw wrongField("next", "NOT_HIGHER");
  if (next !== undefined && !(await raiseNumberRange(tx, { id, next })))
    throw wrongField("next", "NOT_HIGHER");
  if (pattern !== undefined) await changePattern(tx, { id, pattern }, ranges);
  const after = (await selectNumberRanges(tx)).find((range) => range.id === id);
  return { before, after: after ?? before };
}

const isOfDocuments = (id: string) => id !== "order" && id !== "customer";

/** Documents share one list of numbers: two kinds whose numbers could be the same text would stop each other. */
async function changePattern(
  tx: Tx,
  { id, pattern }: { id: string; pattern: string },
  ranges: readonly NumberRange[],
): Promise<void> {
  const problem = numberPatternProblem(pattern);
  if (problem) throw wrongField("pattern", problem);
  const shape = shapeOf(pattern);
  const others = ranges.filter((range) => range.id !== id && isOfDocuments(range.id));
  const isShared = others.some((other) => shapeOf(other.pattern) === shape);
  if (isOfDocuments(id) && (isShared || (await hasShapeOfOthers(tx, id, shape))))
    throw wrongField("pattern", "PATTERN_TAKEN");
  await saveNumberPattern(tx, { id, pattern });
}
