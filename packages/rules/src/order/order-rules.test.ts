import { describe, expect, it } from "vitest";
import {
  areDownloadsOpen,
  isCancellable,
  isDeepLinkAlive,
  isPaymentChangeable,
  payableUntil,
  paymentOf,
} from "./order-rules.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const holds = { holdMinutes: 1, prepaymentHoldMinutes: 10 };

describe("orders", () => {
  it.each([
    ["paid", "payment_card", "paid"],
    ["authorized", "payment_card", "paid"],
    ["open", "payment_prepayment", "deferred"],
    ["open", "payment_invoicepayment", "deferred"],
    ["reminded", "payment_invoicepayment", "unpaid"],
    ["open", "payment_card", "unpaid"],
    ["in_progress", "payment_paypal", "waiting"],
    ["unconfirmed", "payment_paypal", "waiting"],
    ["failed", "payment_card", "unpaid"],
    ["cancelled", "payment_prepayment", "unpaid"],
    ["paid_partially", "payment_prepayment", "unpaid"],
  ] as const)("a payment that is %s by %s is %s", (state, method, expected) => {
    expect(paymentOf(state, method)).toBe(expected);
  });

  it.each([
    ["open", "open", true],
    ["in_progress", "failed", true],
    ["open", "chargeback", true],
    ["open", "in_progress", false],
    ["open", "authorized", false],
    ["open", "paid", false],
    ["cancelled", "open", false],
  ] as const)("order %s, payment %s: another way to pay %s", (order, payment, expected) => {
    expect(isPaymentChangeable(order, payment)).toBe(expected);
  });

  it.each([
    ["open", "open", "payment_card", 90_000],
    ["in_progress", "failed", "payment_paypal", 90_000],
    ["open", "in_progress", "payment_card", 90_000],
    ["open", "cancelled", "payment_card", 90_000],
    ["open", "unconfirmed", "payment_card", null],
    ["open", "paid", "payment_card", null],
    ["open", "chargeback", "payment_card", null],
    ["cancelled", "open", "payment_card", null],
    ["open", "open", "payment_prepayment", 630_000],
    ["in_progress", "open", "payment_prepayment", 630_000],
    ["open", "reminded", "payment_prepayment", null],
    ["open", "paid", "payment_prepayment", null],
    ["open", "open", "payment_invoicepayment", null],
  ] as const)("order %s, payment %s by %s: waits until %s", (order, payment, method, expected) => {
    const at = { paymentAt: 30_000, placedAt: 30_000 };
    expect(payableUntil({ order, payment, method, ...at }, holds)).toBe(expected);
  });

  it.each([
    ["payment_card", 9, 10],
    ["payment_card", 9.5, 10],
    ["payment_card", 3, 4],
    ["payment_prepayment", 3, 10],
  ] as const)(
    "choosing %s anew in minute %d does not hold goods for ever: minute %d",
    (method, changed, until) => {
      const held = {
        order: "open",
        payment: "open",
        method,
        paymentAt: changed * MINUTE,
        placedAt: 0,
      } as const;
      expect(payableUntil(held, holds)).toBe(until * MINUTE);
    },
  );

  it.each([
    ["open", ["open"], false, true],
    ["in_progress", ["open"], false, true],
    ["open", [], false, true],
    ["open", [], true, false],
    ["open", ["shipped"], false, false],
    ["open", ["open", "shipped_partially"], false, false],
    ["completed", ["open"], false, false],
    ["cancelled", ["cancelled"], false, false],
  ] as const)(
    "order %s, sent %s, files open %s: can be cancelled %s",
    (order, deliveries, hasOpenDownloads, expected) => {
      expect(isCancellable({ order, deliveries, hasOpenDownloads })).toBe(expected);
    },
  );

  it.each([
    ["paid", true, 0, true],
    ["paid", false, 14, false],
    ["paid", false, 15, true],
    ["refunded_partially", true, 0, true],
    ["refunded_partially", false, 14, false],
    ["refunded", true, 20, false],
    ["open", true, 20, false],
    ["authorized", true, 20, false],
  ] as const)("payment %s, waived %s, after %s days: files %s", (payment, isWaived, days, expected) => {
    expect(areDownloadsOpen({ payment, isWaived, placedAt: 0, now: days * DAY })).toBe(expected);
  });

  it("lets a link live for 30 days after the last change", () => {
    expect(isDeepLinkAlive(0, 30 * DAY)).toBe(true);
    expect(isDeepLinkAlive(0, 30 * DAY + 1)).toBe(false);
  });
});
