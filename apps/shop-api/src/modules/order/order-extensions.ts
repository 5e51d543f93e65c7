import type { BankDetails, HearthOrder, Order } from "@hearth/contract";
import { isCancellable, isPaymentChangeable, paymentOf, type StateOf } from "@hearth/rules";
import type { BankAccount } from "../../platform/payment-config.ts";

const PREPAYMENT = "payment_prepayment";

export interface OrderSituation {
  order: StateOf<"order">;
  /** The newest one. */
  payment: StateOf<"transaction">;
  /** Of the newest payment. */
  method: string;
  deliveries: readonly StateOf<"delivery">[];
  hasOpenDownloads: boolean;
}

export type AgreedExtras = Pick<HearthOrder, "freight" | "consents">;

/** What may be done with an order now, and where money for it goes. */
export function hearthOrder(
  situation: OrderSituation,
  agreed: AgreedExtras,
  bankDetails: BankDetails | null,
): NonNullable<Order["extensions"]> {
  const { order, payment, method } = situation;
  const isAwaited = order !== "cancelled" && paymentOf(payment, method) !== "paid";
  return {
    hearthOrder: {
      payment: paymentOf(payment, method),
      isCancellable: isCancellable(situation),
      isPaymentChangeable: isPaymentChangeable(order, payment),
      bankDetails: method === PREPAYMENT && isAwaited ? bankDetails : null,
      freight: agreed.freight ?? null,
      consents: agreed.consents,
      apiAlias: "hearth_order",
    },
  };
}

/** The order number tells the bookkeeping which order the money is for. */
export function bankDetailsFor(bank: BankAccount | null, orderNumber: string): BankDetails | null {
  return bank && { ...bank, reference: orderNumber, apiAlias: "hearth_bank_details" };
}
