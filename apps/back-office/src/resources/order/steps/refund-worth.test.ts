import type { OrderSheet } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { refundWorth } from "./refund-worth.ts";

/** Three pieces that cost 10.00 together: the cents do not divide. */
const line = { id: "a", quantity: 3, refunded: 0, paidCents: 1000 } as OrderSheet["lines"][number];
const order = { lines: [line], refundableCents: 1000, refundableShippingCents: 595 };
const pieces = (quantity: number) =>
  ({ by: "pieces", quantities: { a: quantity }, amount: "", isShipping: false }) as const;

it("is worth to the cent what was paid", () => {
  expect(refundWorth(order, pieces(1))).toBe(333);
  expect(refundWorth(order, pieces(3))).toBe(1000);
  expect(refundWorth({ ...order, lines: [{ ...line, refunded: 1 }] }, pieces(2))).toBe(667);
});

it("leaves a cent of rounding to the shop, and says so where more is missing", () => {
  expect(refundWorth({ ...order, refundableCents: 999 }, pieces(3))).toBe(999);
  expect(refundWorth({ ...order, refundableCents: 500 }, pieces(3))).toBe(1000);
});

it("is the amount where one is typed, and nothing before anything is chosen", () => {
  expect(refundWorth(order, { by: "amount", quantities: { a: 3 }, amount: "4,20", isShipping: true })).toBe(
    420,
  );
  expect(refundWorth(order, pieces(0))).toBeNull();
});

it("has shipping in it where that is ticked, with pieces or alone", () => {
  expect(refundWorth(order, { ...pieces(0), isShipping: true })).toBe(595);
  expect(refundWorth({ ...order, refundableCents: 1595 }, { ...pieces(3), isShipping: true })).toBe(1595);
});
