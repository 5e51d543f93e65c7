import type { BankDetails, Freight, Order } from "@hearth/contract";
import { paymentTraits, toCents } from "@hearth/rules";
import type { StateOf } from "@hearth/rules";
import { readPromotions } from "../../cart/public.ts";
import type { Sums } from "../../cart/public.ts";
import { orderAddressLines } from "./order-address-lines.ts";
import { orderBuyer } from "./order-buyer.ts";
import type { OrderBuyer } from "./order-buyer.ts";
import { orderDeliveryView } from "./order-delivery-view.ts";
import type { OrderDeliveryView } from "./order-delivery-view.ts";
import { orderLineView } from "./order-line-view.ts";
import type { OrderLineView } from "./order-line-view.ts";
import {
  canChangePayment,
  newestTransaction,
  orderOutcome,
  orderState,
  transactionState,
} from "./order-outcome.ts";
import type { OrderOutcome } from "./order-outcome.ts";

/** What stands beside "payment": the state of the newest one, in other words where it is paid later by agreement. */
export type PaymentWord = StateOf<"transaction"> | "transfer" | "invoice";

/** An order as it is shown: money in whole cents, states as codes, nothing formatted. */
export interface OrderView {
  id: string;
  number: string;
  date: string;
  email: string;
  buyer: OrderBuyer;
  state: StateOf<"order">;
  outcome: OrderOutcome;
  method: { id: string; name: string; technicalName: string; description: string | null };
  paymentWord: PaymentWord;
  isCancellable: boolean;
  isPaymentChangeable: boolean;
  /** The provider's page is still open. Once it has taken the payment on (unconfirmed) there is nothing to go on with. */
  isPaymentResumable: boolean;
  /** When an unpaid order is called off; null: the shop names no time. */
  payableUntil: string | null;
  /** Pieces of goods. */
  pieces: number;
  lines: OrderLineView[];
  sums: Sums;
  delivery: OrderDeliveryView | null;
  billing: string[];
  bank: BankDetails | null;
  freight: Freight | null;
  comment: string | null;
  documents: { id: string; code: string; name: string; number: string }[];
}

export function orderView(order: Order): OrderView {
  const { extensions, billingAddress } = order;
  const ours = extensions?.hearthOrder;
  const goods = (order.lineItems ?? []).filter(({ type }) => type !== "promotion");
  const method = newestTransaction(order)?.paymentMethod;
  return {
    id: order.id,
    number: order.orderNumber,
    date: order.orderDateTime,
    email: order.orderCustomer?.email ?? "",
    buyer: orderBuyer(order),
    state: orderState(order),
    outcome: orderOutcome(order),
    method: {
      id: method?.id ?? "",
      name: method?.translated.name ?? method?.name ?? "",
      technicalName: method?.technicalName ?? "",
      description: method?.translated.description ?? method?.description ?? null,
    },
    paymentWord: paymentWord(transactionState(order), method?.technicalName ?? ""),
    isCancellable: ours?.isCancellable ?? false,
    isPaymentChangeable: canChangePayment(order),
    isPaymentResumable: transactionState(order) === "in_progress",
    payableUntil: ours?.payableUntil ?? null,
    pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: goods.toSorted((a, b) => a.position - b.position).map(orderLineView),
    sums: orderSums(order),
    delivery: orderDeliveryView(order),
    billing: billingAddress ? orderAddressLines(billingAddress) : [],
    bank: ours?.bankDetails ?? null,
    freight: ours?.freight ?? null,
    comment: order.customerComment,
    documents: (order.documents ?? []).map(({ id, deepLinkCode, documentNumber, documentType }) => ({
      id,
      code: deepLinkCode,
      name: documentType?.name ?? "",
      number: documentNumber,
    })),
  };
}

export function paymentWord(state: StateOf<"transaction">, technicalName: string): PaymentWord {
  const { isPaidLater, kind } = paymentTraits(technicalName);
  if (state !== "open" || !isPaidLater) return state;
  return kind === "prepayment" ? "transfer" : "invoice";
}

export function orderSums({ price, shippingTotal, deliveries, lineItems }: Order): Sums {
  const lines = lineItems ?? [];
  const goods = lines.filter(({ type }) => type !== "promotion");
  const hasDiscount = lines.some(({ type, totalPrice }) => type === "promotion" && toCents(totalPrice) !== 0);
  const isVirtual = (deliveries ?? []).length === 0;
  const shippingCents = isVirtual ? null : toCents(shippingTotal);
  return {
    isVirtual,
    promotions: readPromotions(lines),
    totals: {
      taxState: price.taxStatus,
      subtotalCents: goods.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0),
      afterDiscountCents: hasDiscount ? toCents(price.positionPrice) : null,
      netCents: toCents(price.netPrice),
      totalCents: toCents(price.totalPrice),
      shippingCents,
      fullShippingCents: shippingCents,
      taxes: price.calculatedTaxes.map(({ taxRate, tax }) => ({ rate: taxRate, cents: toCents(tax) })),
    },
  };
}
