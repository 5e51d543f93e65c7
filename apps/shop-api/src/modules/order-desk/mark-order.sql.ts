import type { CancelCause, OrderFlag } from "@hearth/admin-contract";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";

/** A change that moved no state is one too. */
export async function countChange(tx: Tx, { id, version }: { id: string; version: number }): Promise<void> {
  await tx`update shop_order set updated_at = clock_timestamp() where id = ${id} and version = ${version}`;
}

export interface NewNote {
  orderId: string;
  staffId: string;
  author: string;
  content: string;
}

/** The order's version counts, for whoever is about to act on it; when it was changed is shown to the buyer, and stays. */
export async function insertNote(tx: Tx, { orderId, staffId, author, content }: NewNote): Promise<void> {
  await tx`
    with counted as (
      update shop_order set flags = flags where id = ${orderId})
    insert into order_note (id, order_id, staff_id, author, content)
    values (${newId()}, ${orderId}, ${staffId}, ${author}, ${content})`;
}

/** Not to be seen by the buyer either. */
export async function saveFlags(tx: Tx, orderId: string, flags: readonly OrderFlag[]): Promise<void> {
  await tx`update shop_order set flags = ${[...new Set(flags)].toSorted()} where id = ${orderId}`;
}

export async function saveCancelCause(tx: Tx, orderId: string, cause: CancelCause): Promise<void> {
  await tx`update shop_order set cancelled_for = ${cause} where id = ${orderId}`;
}
