import type { StateOf } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact, Tx } from "../../platform/database/transaction.ts";
import {
  type Actor,
  cancelOrder,
  completeShipped,
  holdForMoney,
  lockOrder,
  moveState,
  queueRefund,
} from "../order/index.ts";
import { recordPurchase } from "../purchase/index.ts";
import { judgePayment, type Outcome, type Verdict } from "./judge-payment.ts";
import { tellReceived } from "./payment-mails.ts";
import type { PaymentProviders, ProviderPayment } from "./payment-provider.ts";
import {
  makeNewest,
  noteLook,
  type PaymentRow,
  saveDetails,
  saveMoney,
  selectPayment,
  selectUnpaidOthers,
} from "./payment.sql.ts";

export interface PaymentPorts {
  sql: Sql;
  transact: Transact;
  payments: PaymentProviders;
  /** Counts what became of a payment. */
  count: (provider: string, outcome: string) => void;
}

export interface Settled {
  outcome: Outcome;
  state: StateOf<"transaction">;
}

/**
 * Asks the provider about a payment and applies its word. Return page, webhook and sweeper all end here, any number of times and in
 * any order. The provider is asked without holding a lock; what it said is judged by what is true under the lock. Null: there is no
 * such transaction. Throws while the provider cannot be asked.
 */
export async function settlePayment(ports: PaymentPorts, transactionId: string): Promise<Settled | null> {
  const known = await selectPayment(ports.sql, transactionId);
  if (!known) return null;
  const provider = known.provider && ports.payments[known.provider];
  const reference = known.provider_reference;
  if (!provider || reference === null) return { outcome: "unchanged", state: known.state };
  const payment = await provider.look(reference, {
    mayCapture: mayCapture(known),
    isDisputed: known.details.isDisputed === true,
  });
  const settled = await ports.transact((tx) => apply(tx, known, { payment, reference }));
  ports.count(provider.name, settled.outcome);
  // Money that is gone again before we heard of it: it came first.
  return settled.outcome === "paid" && payment.disputedCents ? settlePayment(ports, transactionId) : settled;
}

/** Money is not taken for an order that is over, is paid already or shall be paid in another way: it would only go back. */
function mayCapture({ order_state, is_newest, is_paid_otherwise }: PaymentRow): boolean {
  return order_state !== "cancelled" && is_newest && !is_paid_otherwise;
}

async function apply(
  tx: Tx,
  { id, order_id: orderId, provider }: PaymentRow,
  heard: { payment: ProviderPayment; reference: string },
): Promise<Settled> {
  const order = await lockOrder(tx, orderId);
  const row = await selectPayment(tx, id);
  if (!order || !row) throw new Error(`There is no transaction ${id}`);
  // It was started anew meanwhile: this was said about the try before.
  if (row.provider_reference !== heard.reference) return { outcome: "unchanged", state: row.state };
  const verdict = judgePayment(situationOf(row), heard.payment);
  const actor: Actor = `payment:${provider}`;
  if (verdict.outcome === "unchanged") await noteLook(tx, id);
  await saveMoney(tx, id, verdict);
  if (verdict.to !== null)
    await moveState(tx, { orderId, entity: "transaction", entityId: id, to: verdict.to, actor });
  const isMoney = verdict.to === "paid" || verdict.to === "authorized";
  if (isMoney && order.state !== "cancelled" && !(await holdForMoney(tx, orderId))) {
    // The goods went to somebody who paid sooner; the money goes back with the order.
    await cancelOrder(tx, orderId, actor);
    return { outcome: "order-cancelled", state: verdict.to ?? row.state };
  }
  await followUp(tx, row, { verdict, actor, currency: heard.payment.currency });
  if (verdict.outcome === "paid") {
    await completeShipped(tx, order, actor);
    await tellReceived(tx, order, { amountCents: row.amount_cents, currency: row.currency });
  }
  return { outcome: verdict.outcome, state: verdict.to ?? row.state };
}

interface Applied {
  verdict: Verdict;
  actor: Actor;
  /** Of the money that came. */
  currency: string;
}

async function followUp(tx: Tx, row: PaymentRow, { verdict, actor, currency }: Applied): Promise<void> {
  const { id, order_id: orderId } = row;
  if (verdict.refund) {
    if (currency !== row.currency) await saveDetails(tx, id, { capturedCurrency: currency });
    await queueRefund(tx, { transactionId: id, ...verdict.refund });
  }
  if (verdict.outcome !== "paid") return;
  if (!row.is_newest) await makeNewest(tx, row);
  await recordPurchase(tx, orderId);
  // Nobody shall pay in a second way as well.
  for (const other of await selectUnpaidOthers(tx, row)) {
    await moveState(tx, { orderId, entity: "transaction", entityId: other.id, to: "cancelled", actor });
  }
}

function situationOf(row: PaymentRow) {
  return {
    id: row.id,
    state: row.state,
    amountCents: row.amount_cents,
    currency: row.currency,
    capturedCents: row.captured_cents,
    refundedCents: row.refunded_cents,
    isOrderCancelled: row.order_state === "cancelled",
    isPaidOtherwise: row.is_paid_otherwise,
  };
}
