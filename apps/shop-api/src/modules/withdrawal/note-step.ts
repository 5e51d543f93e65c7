import { failure } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { insertStep } from "./withdrawal.sql.ts";

export const withdrawalSteps = ["accepted", "declined", "returned", "refunded"] as const;
type WithdrawalState = (typeof withdrawalSteps)[number];

/** For staff: what became of a declaration. The declaration itself stays as it is. */
export async function noteWithdrawalStep(
  sql: Sql,
  step: { reference: string; state: WithdrawalState; note: string | null },
): Promise<void> {
  if (await insertStep(sql, step)) return;
  throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: `There is no withdrawal ${step.reference}.` });
}
