import type { RefundCause } from "@hearth/admin-contract";
import { apiError, ApiFailure } from "@hearth/contract";
import { creditParts, type CreditWish, leftToRefund, leftToSend, type Pieces } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import { insertCreditNote, selectCreditNotes, sumsOf } from "../document/index.ts";
import { queueRefund } from "../order/index.ts";
import { noteRefundSent } from "../payment/index.ts";
import { shippingLeft, wishesOf } from "./credit-wishes.ts";
import { followProgress } from "./follow-progress.ts";
import { releaseGoods } from "./goods.sql.ts";
import { selectRefunds } from "./order-sheet.sql.ts";
import { insertRefundLines } from "./parcels.sql.ts";
import { orderNotFound } from "./read-order-sheet.ts";
import {
  beyondOrder,
  type ChangedOrder,
  changeSeenOrder,
  type LockedOrder,
  notPossible,
  requirePieces,
  requireStep,
  type SeenOrder,
} from "./seen-order.ts";

export interface RefundRequest {
  cause: RefundCause;
  /** Pieces, shipping or both; or an amount. */
  pieces?: readonly Pieces[] | undefined;
  amountCents?: number | undefined;
  /** What is left of the shipping costs goes back too. */
  isShipping: boolean;
  /** The pieces were not sent yet, and never will be. */
  isDropped: boolean;
}

/** Notes that money goes back; the job that every refund has carries it out, once. */
export function refundOrder(tx: Tx, seen: SeenOrder, request: RefundRequest): Promise<ChangedOrder> {
  const { pieces = [], isDropped, isShipping, cause } = request;
  const isForParts = pieces.length > 0 || isShipping;
  if (isForParts === (request.amountCents !== undefined) || (isDropped && pieces.length === 0))
    throw unclear();
  return changeSeenOrder(tx, seen, async (locked) => {
    const orderId = locked.order.id;
    requireStep(locked, "refund");
    const { refundable } = locked;
    if (!refundable) throw notPossible("refund");
    requirePieces(locked, pieces, leftToRefund);
    const notes = await selectCreditNotes(tx, orderId);
    const wishes = wishesOf(locked, { pieces, shipping: isShipping ? shippingLeft(locked, notes) : [] });
    const amountCents = request.amountCents ?? worthOf(locked, wishes);
    const earlier = notes.flatMap(({ parts }) => parts);
    const parts = creditParts(sumsOf(locked.order.document.order).rates, earlier, { amountCents, wishes });
    if (parts === null || amountCents > refundable.cents) throw beyondOrder({ possible: refundable.cents });
    const { transactionId } = refundable;
    const refundId = await queueRefund(tx, { transactionId, amountCents, reason: null, cause });
    if (refundId === null) throw notPossible("refund");
    await insertRefundLines(tx, refundId, { pieces, isDropped });
    await insertCreditNote(tx, { refundId, orderId, parts });
    if (isDropped) await drop(tx, locked, pieces);
    await followProgress(tx, orderId);
  });
}

/** Somebody has sent money back that no provider holds. */
export function confirmRefund(tx: Tx, seen: SeenOrder, refundId: string): Promise<ChangedOrder> {
  return changeSeenOrder(tx, seen, async ({ order }) => {
    const refunds = await selectRefunds(tx, order.id);
    if (!refunds.some(({ id }) => id === refundId)) throw orderNotFound();
    if (!(await noteRefundSent(tx, order, refundId))) throw notPossible("confirm-refund");
  });
}

/** An order of which nothing is left to send and nothing was sent is called off instead: that takes its invoice back too. */
async function drop(tx: Tx, locked: LockedOrder, pieces: readonly Pieces[]): Promise<void> {
  const { lines } = locked.progress;
  requireStep(locked, "ship");
  requirePieces(locked, pieces, leftToSend);
  const left = lines.reduce((sum, line) => sum + leftToSend(line), 0);
  const dropped = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  if (left === dropped && lines.every(({ sent }) => sent === 0)) throw notPossible("refund");
  await releaseGoods(tx, { orderId: locked.order.id, pieces });
}

/** Taxes are rounded line by line: together they may be a cent off what was paid, never more than that is given. */
function worthOf({ progress, refundable }: LockedOrder, wishes: readonly CreditWish[]): number {
  const worth = wishes.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const rest = refundable?.cents ?? 0;
  return worth > rest && worth - rest <= progress.lines.length ? rest : worth;
}

function unclear() {
  return new ApiFailure(400, [
    apiError(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
      pointer: "/lines",
      detail: "Either pieces of lines or shipping are given back, or an amount; only pieces can be dropped.",
    }),
  ]);
}
