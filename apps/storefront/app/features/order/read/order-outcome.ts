import type { Order, PaymentSituation } from "@hearth/contract";
import { isPaymentChangeable, paymentOf, paymentTraits } from "@hearth/rules";
import type { StateOf } from "@hearth/rules";

/**
 * What a shopper is told about an order. `settled`: money came and went back, or came in part; there is nothing to do. The others as the
 * shop API says them, and a cancelled order is cancelled whatever its payment says.
 */
export type OrderOutcome = PaymentSituation | "cancelled" | "settled";

type Transaction = NonNullable<Order["transactions"]>[number];

/** The one that counts: retries add transactions. */
export function newestTransaction({ transactions }: Pick<Order, "transactions">): Transaction | null {
  return (transactions ?? []).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0] ?? null;
}

export function transactionState(order: Pick<Order, "transactions">): StateOf<"transaction"> {
  return (newestTransaction(order)?.stateMachineState?.technicalName ?? "open") as StateOf<"transaction">;
}

export function orderState({ stateMachineState }: Pick<Order, "stateMachineState">): StateOf<"order"> {
  return (stateMachineState?.technicalName ?? "open") as StateOf<"order">;
}

/** Read from the order, never from an address. A shop that sends no word of ours is judged by the newest payment. */
export function orderOutcome(order: Order): OrderOutcome {
  if (orderState(order) === "cancelled") return "cancelled";
  const state = transactionState(order);
  const method = newestTransaction(order)?.paymentMethod?.technicalName ?? "";
  const payment = order.extensions?.hearthOrder?.payment ?? paymentOf(state, method);
  if (payment !== "unpaid") return payment;
  // Whoever was reminded of a transfer still pays by transfer.
  if (state === "reminded" && paymentTraits(method).isPaidLater) return "deferred";
  return canChangePayment(order) ? "unpaid" : "settled";
}

export function canChangePayment(order: Order): boolean {
  const known = order.extensions?.hearthOrder?.isPaymentChangeable;
  return known ?? isPaymentChangeable(orderState(order), transactionState(order));
}
