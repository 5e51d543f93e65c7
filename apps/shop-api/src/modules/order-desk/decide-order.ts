import type { CancelCause, OrderFlag, OrderSheet } from "@hearth/admin-contract";
import { deliveryAfterReturn, leftToReturn, type Pieces } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import { cancelOrder, lockOrder, moveState } from "../order/index.ts";
import { noteTransfer } from "../payment/index.ts";
import { followProgress } from "./follow-progress.ts";
import { restockGoods } from "./goods.sql.ts";
import { insertNote, type NewNote, saveCancelCause, saveFlags } from "./mark-order.sql.ts";
import { openOrder } from "./order-progress.ts";
import { insertReturn } from "./parcels.sql.ts";
import { orderNotFound, readOrderSheet } from "./read-order-sheet.ts";
import {
  type ChangedOrder,
  changeSeenOrder,
  requirePieces,
  requireStep,
  type SeenOrder,
} from "./seen-order.ts";

/** As the buyer may do it; mail, cancellation invoice and refund follow by the same jobs. */
export function cancelByStaff(tx: Tx, seen: SeenOrder, cause: CancelCause): Promise<ChangedOrder> {
  return changeSeenOrder(tx, seen, async (locked) => {
    requireStep(locked, "cancel");
    await cancelOrder(tx, locked.order.id, "staff");
    await saveCancelCause(tx, locked.order.id, cause);
  });
}

export function markPaid(tx: Tx, seen: SeenOrder): Promise<ChangedOrder> {
  return changeSeenOrder(tx, seen, async (locked) => {
    requireStep(locked, "mark-paid");
    const newest = locked.record.transactions.at(-1);
    if (!newest) throw new Error("An order has no payment");
    await noteTransfer(tx, locked.order, newest.id);
    await followProgress(tx, locked.order.id);
  });
}

export interface Comeback {
  pieces: readonly Pieces[];
  isRestocked: boolean;
}

/** Only the goods: whether money goes back, and how much of it, is decided apart. */
export function returnGoods(
  tx: Tx,
  seen: SeenOrder,
  { pieces, isRestocked }: Comeback,
): Promise<ChangedOrder> {
  return changeSeenOrder(tx, seen, async (locked) => {
    const orderId = locked.order.id;
    requireStep(locked, "return");
    requirePieces(locked, pieces, leftToReturn);
    await insertReturn(tx, orderId, { pieces, isRestocked });
    if (isRestocked) await restockGoods(tx, { orderId, pieces });
    const opened = await openOrder(tx, orderId);
    const delivery = opened?.record.deliveries.at(-1);
    if (!opened || !delivery) throw new Error("Goods came back that no delivery brought");
    const to = deliveryAfterReturn(opened.progress.lines);
    await moveState(tx, { orderId, entity: "delivery", entityId: delivery.id, to, actor: "staff" });
  });
}

export function flagOrder(tx: Tx, seen: SeenOrder, flags: readonly OrderFlag[]): Promise<ChangedOrder> {
  return changeSeenOrder(tx, seen, ({ order }) => saveFlags(tx, order.id, flags));
}

/** Two notes at once do not contradict each other: no version is asked for. */
export async function noteOrder(tx: Tx, note: NewNote): Promise<OrderSheet> {
  if (!(await lockOrder(tx, note.orderId))) throw orderNotFound();
  await insertNote(tx, note);
  return readOrderSheet(tx, note.orderId);
}
