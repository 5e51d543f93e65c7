import { canMove, deliveryAfterSending, orderAfter } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import { moveState } from "../order/index.ts";
import { openOrder } from "./order-progress.ts";

/** Inside a transaction that has locked the order, after goods left, were dropped, or money came: delivery and order follow. */
export async function followProgress(tx: Tx, orderId: string): Promise<void> {
  const opened = await openOrder(tx, orderId);
  const delivery = opened?.record.deliveries.at(-1);
  if (!opened || !delivery) return;
  const { lines, payment } = opened.progress;
  const to = deliveryAfterSending(lines);
  if (to !== null && canMove("delivery", delivery.state, to))
    await moveState(tx, { orderId, entity: "delivery", entityId: delivery.id, to, actor: "staff" });
  const steps = orderAfter(to, payment);
  const ahead = steps.slice(steps.indexOf(opened.progress.order) + 1);
  for (const state of opened.progress.order === "completed" ? [] : ahead)
    await moveState(tx, { orderId, entity: "order", entityId: orderId, to: state, actor: "staff" });
}
