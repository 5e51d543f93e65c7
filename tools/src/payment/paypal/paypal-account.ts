import { paypalId } from "../ids.ts";
import {
  captureObject,
  disputeObject,
  orderObject,
  type PayPalUrls,
  refundObject,
} from "./paypal-objects.ts";
import {
  isTaken,
  type PayPalCapture,
  type PayPalOrder,
  type PayPalRefund,
  refundedCents,
} from "./paypal-order.ts";
import { PayPalRefusal } from "./paypal-refusal.ts";
import type { Step } from "../steps.ts";

export type PayPalEventObject = ReturnType<
  typeof orderObject | typeof captureObject | typeof refundObject | typeof disputeObject
>;

export interface PayPalAccount {
  orders: Map<string, PayPalOrder>;
  byCapture(id: string): PayPalOrder | undefined;
  /** What the shopper or the bank does; the shop itself captures. */
  step(order: PayPalOrder, step: Step, delayMs?: number): void;
  capture(order: PayPalOrder): PayPalCapture;
  refund(order: PayPalOrder, refund: Pick<PayPalRefund, "cents" | "customId">): PayPalRefund;
}

type Tell = (type: string, object: PayPalEventObject, delayMs: number) => void;

export function createPayPalAccount(urls: PayPalUrls, tell: Tell): PayPalAccount {
  const orders = new Map<string, PayPalOrder>();

  function tellOfCapture(order: PayPalOrder, capture: PayPalCapture, delayMs = 0): void {
    const types = { COMPLETED: "COMPLETED", PENDING: "PENDING", DECLINED: "DENIED" } as const;
    if (capture.status in types)
      tell(
        `PAYMENT.CAPTURE.${types[capture.status as keyof typeof types]}`,
        captureObject(order, capture, urls),
        delayMs,
      );
  }

  return {
    orders,
    byCapture: (id) => [...orders.values()].find(({ capture }) => capture?.id === id),
    step(order, step, delayMs = 0) {
      const before = order.capture?.status;
      const disputeBefore = order.capture?.dispute?.status;
      const wasApproved = order.status === "APPROVED";
      take(order, step);
      if (order.status === "APPROVED" && !wasApproved)
        tell("CHECKOUT.ORDER.APPROVED", orderObject(order, urls), delayMs);
      if (order.capture && order.capture.status !== before) tellOfCapture(order, order.capture, delayMs);
      const dispute = order.capture?.dispute;
      if (dispute && dispute.status !== disputeBefore)
        tell(
          `CUSTOMER.DISPUTE.${dispute.status === "OPEN" ? "CREATED" : "RESOLVED"}`,
          disputeObject(order, dispute),
          delayMs,
        );
    },
    capture(order) {
      if (order.status === "COMPLETED")
        throw new PayPalRefusal(422, "ORDER_ALREADY_CAPTURED", "Order already captured.");
      if (order.status !== "APPROVED")
        throw new PayPalRefusal(
          422,
          "ORDER_NOT_APPROVED",
          "Payer has not yet approved the Order for payment.",
        );
      if (order.outlook === "declined") {
        // The shopper may go back to the page and choose another card there.
        order.status = order.pageLink === "approve" ? "CREATED" : "PAYER_ACTION_REQUIRED";
        throw new PayPalRefusal(422, "INSTRUMENT_DECLINED", "The instrument presented was declined.", [
          { href: `${urls.page}/checkoutnow?token=${order.id}`, rel: "redirect", method: "GET" },
        ]);
      }
      order.status = "COMPLETED";
      order.capture = {
        id: paypalId(),
        status: order.outlook === "pending" ? "PENDING" : "COMPLETED",
        cents: order.cents,
        currency: order.currency,
        createdAt: new Date().toISOString(),
        refunds: [],
        dispute: null,
      };
      tellOfCapture(order, order.capture);
      return order.capture;
    },
    refund(order, content) {
      const { capture } = order;
      if (!capture) throw new Error("Nothing was captured");
      const refund = { ...content, id: paypalId(), createdAt: new Date().toISOString() };
      capture.refunds.push(refund);
      capture.status = refundedCents(capture) === capture.cents ? "REFUNDED" : "PARTIALLY_REFUNDED";
      tell("PAYMENT.CAPTURE.REFUNDED", refundObject(order, refund, urls), 0);
      return refund;
    },
  };
}

/** A step that makes no sense any more does nothing. */
function take(order: PayPalOrder, step: Step): void {
  const isOpen = order.status === "CREATED" || order.status === "PAYER_ACTION_REQUIRED";
  if (isOpen && (step === "pay" || step === "wait" || step === "decline")) {
    order.status = "APPROVED";
    order.outlook = step === "pay" ? "completed" : step === "wait" ? "pending" : "declined";
  }
  quarrel(order.capture, step);
  if (step === "expire" && (isOpen || order.status === "APPROVED")) order.status = "VOIDED";
  if (order.capture?.status === "PENDING") {
    if (step === "settle") order.capture.status = "COMPLETED";
    if (step === "fail") order.capture.status = "DECLINED";
  } else if (order.outlook === "pending" && order.capture === null) {
    // Decided before the shop has captured.
    if (step === "settle") order.outlook = "completed";
    if (step === "fail") order.outlook = "declined";
  }
}

function quarrel(capture: PayPalCapture | null, step: Step): void {
  if (!capture) return;
  const left = capture.cents - refundedCents(capture);
  if (step === "dispute" && capture.dispute === null && isTaken(capture) && left > 0) {
    const createdAt = new Date().toISOString();
    capture.dispute = { id: paypalId("PP-D-"), status: "OPEN", outcome: null, cents: left, createdAt };
  }
  if (capture.dispute?.status === "OPEN" && (step === "win" || step === "lose")) {
    capture.dispute.status = "RESOLVED";
    capture.dispute.outcome = step === "win" ? "RESOLVED_SELLER_FAVOUR" : "RESOLVED_BUYER_FAVOUR";
  }
}
