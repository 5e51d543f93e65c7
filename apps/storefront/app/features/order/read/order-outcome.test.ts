import type { Order } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { newestTransaction, orderOutcome } from "./order-outcome.ts";
import { order } from "../order.fixture.ts";

describe("what a shopper is told", () => {
  it.each([
    ["payment_card", "open", "open", "unpaid"],
    ["payment_card", "failed", "open", "unpaid"],
    ["payment_card", "cancelled", "open", "unpaid"],
    ["payment_card", "in_progress", "open", "waiting"],
    ["payment_card", "unconfirmed", "open", "waiting"],
    ["payment_card", "authorized", "open", "paid"],
    ["payment_card", "paid", "in_progress", "paid"],
    ["payment_card", "chargeback", "in_progress", "unpaid"],
    ["payment_card", "refunded", "in_progress", "settled"],
    ["payment_card", "refunded_partially", "completed", "settled"],
    ["payment_card", "paid_partially", "open", "settled"],
    ["payment_prepayment", "open", "open", "deferred"],
    ["payment_prepayment", "reminded", "open", "deferred"],
    ["payment_invoicepayment", "open", "open", "deferred"],
    ["payment_card", "paid", "cancelled", "cancelled"],
    ["payment_card", "refunded", "cancelled", "cancelled"],
  ])("%s %s of an order %s: %s [116]", (method, payment, state, expected) => {
    expect(orderOutcome(order({ method, payment, order: state }))).toBe(expected);
  });

  it("follows the shop's own word where there is one", () => {
    const hearthOrder = { payment: "waiting", isPaymentChangeable: true };
    const change = { extensions: { hearthOrder } } as unknown as Partial<Order>;
    expect(orderOutcome(order({ payment: "failed", change }))).toBe("waiting");
  });
});

it("knows the newest payment by its date, not by its place [116]", () => {
  const [first] = order().transactions ?? [];
  const later = { ...first, id: "t2", createdAt: "2026-11-15T10:00:00.000Z" } as NonNullable<typeof first>;
  expect(newestTransaction({ transactions: [later, first!] })?.id).toBe("t2");
  expect(newestTransaction({ transactions: null })).toBeNull();
});
