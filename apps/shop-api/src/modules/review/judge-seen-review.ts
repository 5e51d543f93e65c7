import { changedMeanwhile, type ReviewToJudge } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Tx } from "../../platform/database/transaction.ts";
import { type Decision, judgeReview } from "./judge-review.ts";
import { lockReview } from "./list-reviews.sql.ts";

/** A decision about the very words that were read: an author may write others meanwhile, or a colleague decide. */
export async function judgeSeenReview(
  tx: Tx,
  { id, version, decision }: { id: string; version: number; decision: Decision },
): Promise<{ before: ReviewToJudge; after: ReviewToJudge }> {
  const before = await lockReview(tx, id);
  if (!before) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such review." });
  if (before.version !== version) throw changedMeanwhile(before);
  await judgeReview(tx, id, decision);
  const after = await lockReview(tx, id);
  if (!after) throw new Error("The review is gone");
  return { before, after };
}
