import { lockOrder, moveState, selectTransactions } from "../../../src/modules/order/index.ts";
import type { Sql } from "../../../src/platform/database/database.ts";
import { createTransact } from "../../../src/platform/database/transaction.ts";

/** A transfer for an order came to the bank, and somebody noted it. */
export async function moneyArrives(sql: Sql, orderId: string): Promise<void> {
  await createTransact(sql)(async (tx) => {
    await lockOrder(tx, orderId);
    const entityId = (await selectTransactions(tx, orderId)).at(-1)?.id ?? "";
    await tx`update order_transaction set captured_cents = amount_cents where id = ${entityId}`;
    await moveState(tx, { orderId, entity: "transaction", entityId, to: "paid", actor: "staff" });
  });
}
