import { orderAfter } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import { selectDeliveries } from "./lock-order.sql.ts";
import { moveState } from "./move-state.sql.ts";
import type { Actor, OrderRow } from "./order-rows.ts";

/** Inside a transaction that has locked the order, once its money came: an order whose goods all left is done. */
export async function completeShipped(tx: Tx, { id, state }: OrderRow, actor: Actor): Promise<void> {
  const delivery = (await selectDeliveries(tx, id)).at(-1)?.state ?? null;
  if (state !== "in_progress" || !orderAfter(delivery, "paid").includes("completed")) return;
  await moveState(tx, { orderId: id, entity: "order", entityId: id, to: "completed", actor });
}
