import type { BankDetails, HearthOrder, Order } from "@hearth/contract";
import {
  type HoldTimes,
  isCancellable,
  isPaymentChangeable,
  payableUntil,
  paymentOf,
  paymentTraits,
  type StateOf,
} from "@hearth/rules";
import type { BankAccount, PaymentSettings } from "../../platform/config/payment-config.ts";
import type { ReferenceData } from "../reference/index.ts";

export interface OrderSituation {
  order: StateOf<"order">;
  /** The newest one, and when it was made. */
  payment: StateOf<"transaction">;
  paymentAt: number;
  placedAt: number;
  /** Of the newest payment. */
  method: string;
  deliveries: readonly StateOf<"delivery">[];
  hasOpenDownloads: boolean;
}

export type AgreedExtras = Pick<HearthOrder, "freight" | "consents" | "availablePaymentMethodIds">;

/** What the shop says about paying, whatever is ordered. */
export type PaymentTerms = Pick<PaymentSettings, "bank" | keyof HoldTimes>;

/** The account staff wrote comes before that of the environment. */
export function paymentTerms(settings: PaymentTerms, { company }: ReferenceData): PaymentTerms {
  return company ? { ...settings, bank: company.bank } : settings;
}

/** What may be done with an order now, and where money for it goes. */
export function hearthOrder(
  situation: OrderSituation,
  agreed: AgreedExtras,
  { bank, orderNumber, ...holds }: PaymentTerms & { orderNumber: string },
): NonNullable<Order["extensions"]> {
  const { order, payment, method } = situation;
  // Money that went back came before: nobody shall send it again.
  const wasHere = payment === "refunded" || payment === "refunded_partially";
  const isAwaited = order !== "cancelled" && !wasHere && paymentOf(payment, method) !== "paid";
  const until = payableUntil(situation, holds);
  return {
    hearthOrder: {
      payment: paymentOf(payment, method),
      isCancellable: isCancellable(situation),
      isPaymentChangeable: isPaymentChangeable(order, payment),
      availablePaymentMethodIds: agreed.availablePaymentMethodIds,
      payableUntil: until === null ? null : new Date(until).toISOString().replace("Z", "+00:00"),
      bankDetails:
        paymentTraits(method).showsBankAccount && isAwaited ? bankDetailsFor(bank, orderNumber) : null,
      freight: agreed.freight ?? null,
      consents: agreed.consents,
      apiAlias: "hearth_order",
    },
  };
}

/** The order number tells the bookkeeping which order the money is for. */
function bankDetailsFor(bank: BankAccount | null, orderNumber: string): BankDetails | null {
  return bank && { ...bank, reference: orderNumber, apiAlias: "hearth_bank_details" };
}
