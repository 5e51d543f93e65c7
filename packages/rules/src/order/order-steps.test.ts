import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LineProgress } from "./line-progress.ts";
import {
  deliveryAfterReturn,
  deliveryAfterSending,
  orderAfter,
  type OrderProgress,
  possibleSteps,
} from "./order-steps.ts";
import { canMove, stateMachines, type StateOf } from "./state-machines.ts";

const line = (more: Partial<LineProgress> = {}): LineProgress => ({
  id: "a",
  isGoods: true,
  quantity: 2,
  sent: 0,
  dropped: 0,
  returned: 0,
  refunded: 0,
  paidCents: 1000,
  ...more,
});
const progress = (more: Partial<OrderProgress> = {}): OrderProgress => ({
  order: "open",
  delivery: "open",
  payment: "paid",
  method: "payment_card",
  hasOpenDownloads: false,
  lines: [line()],
  refundableCents: 1000,
  ...more,
});
const partly = [line({ sent: 1 })];
const wholly = [line({ sent: 2 })];

describe("what can be done", () => {
  it.each<[string, Partial<OrderProgress>, string[]]>([
    ["paid by card", {}, ["ship", "cancel", "refund"]],
    ["not paid yet by card", { payment: "open", refundableCents: 0 }, ["cancel"]],
    [
      "on invoice, not paid",
      { payment: "open", method: "payment_invoicepayment", refundableCents: 0 },
      ["ship", "cancel", "mark-paid"],
    ],
    [
      "on invoice, reminded",
      { payment: "reminded", method: "payment_invoicepayment", refundableCents: 0 },
      ["ship", "cancel", "mark-paid"],
    ],
    [
      "in advance, not paid",
      { payment: "open", method: "payment_prepayment", refundableCents: 0 },
      ["cancel", "mark-paid"],
    ],
    [
      "agreed to by the wallet, not taken yet",
      { payment: "authorized", refundableCents: 0 },
      ["ship", "cancel"],
    ],
    ["partly given back", { payment: "refunded_partially" }, ["ship", "cancel", "refund"]],
    ["given back", { payment: "refunded", refundableCents: 0 }, ["cancel"]],
    ["taken back by the bank", { payment: "chargeback", refundableCents: 0 }, ["cancel"]],
    [
      "sent in part",
      { order: "in_progress", delivery: "shipped_partially", lines: partly },
      ["ship", "refund"],
    ],
    ["sent", { order: "completed", delivery: "shipped", lines: wholly }, ["refund", "return"]],
    [
      "partly back",
      { order: "completed", delivery: "returned_partially", lines: [line({ sent: 2, returned: 1 })] },
      ["refund", "return"],
    ],
    [
      "all back",
      { order: "completed", delivery: "returned", lines: [line({ sent: 2, returned: 2 })] },
      ["refund"],
    ],
    [
      "cancelled",
      { order: "cancelled", delivery: "cancelled", payment: "cancelled", refundableCents: 0 },
      [],
    ],
    [
      "cancelled, the transfer is late",
      {
        order: "cancelled",
        delivery: "cancelled",
        payment: "open",
        method: "payment_prepayment",
        refundableCents: 0,
      },
      [],
    ],
    ["files only", { delivery: null, lines: [line({ isGoods: false })] }, ["cancel", "refund"]],
    [
      "files that were given",
      { delivery: null, lines: [line({ isGoods: false })], hasOpenDownloads: true },
      ["refund"],
    ],
  ])("%s", (_name, more, expected) => {
    expect(possibleSteps(progress(more))).toEqual(expected);
  });

  it("is never both sending and calling off what was sent", () => {
    const states = <E extends "order" | "transaction" | "delivery">(entity: E) =>
      fc.constantFrom(...(Object.keys(stateMachines[entity]) as StateOf<E>[]));
    fc.assert(
      fc.property(states("order"), states("delivery"), states("transaction"), (order, delivery, payment) => {
        const steps = possibleSteps(progress({ order, delivery, payment, lines: partly }));
        const isUnsent = delivery === "open" || delivery === "cancelled";
        expect(steps.includes("cancel") && !isUnsent).toBe(false);
        expect(steps.includes("ship") && !canMove("delivery", delivery, "shipped")).toBe(false);
        const isOver = order === "cancelled" || order === "completed";
        expect(isOver && (steps.includes("ship") || steps.includes("cancel"))).toBe(false);
      }),
    );
  });
});

it.each<[LineProgress[], string | null]>([
  [[line()], null],
  [[line({ dropped: 2 })], null],
  [partly, "shipped_partially"],
  [wholly, "shipped"],
  [[line({ sent: 1, dropped: 1 })], "shipped"],
  [[...wholly, line()], "shipped_partially"],
  [[...wholly, line({ isGoods: false })], "shipped"],
])("after sending, %j is %s", (lines, expected) => {
  expect(deliveryAfterSending(lines)).toBe(expected);
});

it("is back as a whole once every piece is", () => {
  expect(deliveryAfterReturn([line({ sent: 2, returned: 1 })])).toBe("returned_partially");
  expect(deliveryAfterReturn([line({ sent: 2, returned: 2 }), line({ dropped: 2 })])).toBe("returned");
});

it.each([
  ["open", "paid", []],
  [null, "paid", []],
  ["shipped_partially", "paid", ["in_progress"]],
  ["shipped", "open", ["in_progress"]],
  ["shipped", "paid", ["in_progress", "completed"]],
  ["shipped", "refunded_partially", ["in_progress", "completed"]],
  ["shipped", "chargeback", ["in_progress"]],
  ["returned", "paid", []],
] as const)(
  "a delivery that is %s and a payment that is %s lead an order to %j",
  (delivery, payment, states) => {
    expect(orderAfter(delivery, payment)).toEqual(states);
  },
);
