import { failure } from "@hearth/contract";
import type { Tx } from "../../platform/database/transaction.ts";
import { traceOf } from "./evidence.ts";
import { leave } from "./leave.ts";
import { lockRecipient, type RecipientRow } from "./recipient.sql.ts";

/** Somebody asked for it by telephone or letter. Answers what they were before; who has left already stays so. */
export async function unsubscribeByStaff(
  tx: Tx,
  { id, address, now }: { id: string; address: string; now: number },
): Promise<RecipientRow["status"]> {
  const known = await lockRecipient(tx, id);
  if (!known) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such recipient." });
  await leave(tx, known, { ...traceOf(now, address), isByStaff: true });
  return known.status;
}
