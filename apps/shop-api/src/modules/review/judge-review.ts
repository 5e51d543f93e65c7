import { failure, isId } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { type JudgedReview, markReview, type ReviewState, selectReviews } from "./judge-review.sql.ts";

const PAGE = 100;

export type Decision = "approve" | "reject";

/** For staff. */
export async function reviewsToJudge(sql: Sql, state: ReviewState): Promise<JudgedReview[]> {
  return [...(await selectReviews(sql, { state, limit: PAGE }))];
}

/** For staff. Deciding again overturns; the outbox carries it to the pages. */
export async function judgeReview(sql: Sql, id: string, decision: Decision): Promise<void> {
  if (isId(id) && (await markReview(sql, id, decision === "approve"))) return;
  throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", {
    detail: "There is no such review.",
    parameters: { id: id.slice(0, 100) },
  });
}
