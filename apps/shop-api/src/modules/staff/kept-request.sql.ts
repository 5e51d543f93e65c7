import { createHash } from "node:crypto";
import { adminFailure } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";

export interface KeyedRequest {
  staffId: string;
  key: string;
  operation: string;
  /** What was asked, all of it. */
  asked: unknown;
}

export interface KeptAnswer {
  status: number;
  answer: unknown;
}

/**
 * Inside the transaction of the change: does the work once for each key, and tells again what was answered to the first. A second request
 * at the same time waits for the first; another request under the same key is refused.
 */
export async function once(
  tx: Tx,
  { staffId, key, operation, asked }: KeyedRequest,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const hash = createHash("sha256").update(JSON.stringify(asked)).digest("hex");
  const { count } = await tx`
    insert into staff_request (staff_id, key, operation, asked_hash, status) values (${staffId}, ${key}, ${operation}, ${hash}, 0)
    on conflict do nothing`;
  if (count === 1) {
    const done = await work();
    await tx`update staff_request set status = ${done.status}, answer = ${JSON.stringify(done.answer ?? null)}::text::json
      where staff_id = ${staffId} and key = ${key}`;
    return done;
  }
  const [kept] = await tx<(KeptAnswer & { operation: string; asked_hash: string })[]>`
    select operation, asked_hash, status, answer from staff_request where staff_id = ${staffId} and key = ${key}`;
  if (kept && kept.operation === operation && kept.asked_hash === hash) return kept;
  throw adminFailure(409, "ADMIN__KEY_REUSED", { detail: "This key was used for something else." });
}
