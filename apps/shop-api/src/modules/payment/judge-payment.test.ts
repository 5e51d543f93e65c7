import { canMove, stateMachines, type StateOf } from "@hearth/rules";
import { describe, expect, it } from "vitest";
import { judgePayment, type PaymentSituation, type Verdict } from "./judge-payment.ts";
import type { ProviderPayment } from "./payment-provider.ts";

type State = StateOf<"transaction">;
const states = Object.keys(stateMachines.transaction) as State[];
const words: ProviderPayment["state"][] = ["open", "waiting", "authorized", "paid", "failed", "cancelled"];

const known = (change: Partial<PaymentSituation> = {}): PaymentSituation => ({
  id: "t1",
  state: "in_progress",
  amountCents: 5000,
  currency: "EUR",
  capturedCents: 0,
  refundedCents: 0,
  isOrderCancelled: false,
  isPaidOtherwise: false,
  ...change,
});
const said = (state: ProviderPayment["state"], change: Partial<ProviderPayment> = {}): ProviderPayment => ({
  state,
  capturedCents: state === "paid" ? 5000 : 0,
  refundedCents: 0,
  currency: "EUR",
  transactionId: "t1",
  ...change,
});

it.each<[string, PaymentSituation, ProviderPayment, Partial<Verdict>]>([
  [
    "the right money",
    known(),
    said("paid"),
    { outcome: "paid", to: "paid", capturedCents: 5000, refund: null },
  ],
  [
    "late money for a cancelled payment",
    known({ state: "cancelled" }),
    said("paid"),
    { to: "paid", refund: null },
  ],
  [
    "one cent too little",
    known(),
    said("paid", { capturedCents: 4999 }),
    { to: "failed", refund: { amountCents: 4999, reason: "wrong-amount" } },
  ],
  [
    "one cent too much",
    known(),
    said("paid", { capturedCents: 5001 }),
    { to: "failed", refund: { amountCents: 5001, reason: "wrong-amount" } },
  ],
  [
    "another currency",
    known(),
    said("paid", { currency: "PLN" }),
    { to: "failed", refund: { amountCents: 5000, reason: "wrong-amount" } },
  ],
  [
    "wrong money for a cancelled payment",
    known({ state: "cancelled" }),
    said("paid", { capturedCents: 1 }),
    { to: null, capturedCents: 1, refund: { amountCents: 1, reason: "wrong-amount" } },
  ],
  [
    "money for a cancelled order",
    known({ state: "cancelled", isOrderCancelled: true }),
    said("paid"),
    { to: "paid", refund: { amountCents: 5000, reason: "order-cancelled" } },
  ],
  [
    "money for an order that is paid",
    known({ isPaidOtherwise: true }),
    said("paid"),
    { to: "paid", refund: { amountCents: 5000, reason: "paid-twice" } },
  ],
  [
    "somebody else's payment",
    known(),
    said("paid", { transactionId: "t2" }),
    { outcome: "foreign", to: null, capturedCents: 0, refund: null },
  ],
  ["a payment without a name", known(), said("paid", { transactionId: null }), { outcome: "paid" }],
  ["a provider that thinks", known(), said("waiting"), { outcome: "waiting", to: "unconfirmed" }],
  [
    "a provider that still thinks",
    known({ state: "unconfirmed" }),
    said("waiting"),
    { outcome: "unchanged", to: null },
  ],
  ["a promise", known(), said("authorized"), { to: "authorized", capturedCents: 0 }],
  ["a refusal", known({ state: "unconfirmed" }), said("failed"), { to: "failed" }],
  [
    "a refusal after the money",
    known({ state: "paid", capturedCents: 5000 }),
    said("failed"),
    { outcome: "unchanged", to: null },
  ],
  ["an end", known(), said("cancelled"), { to: "cancelled" }],
  ["a shopper who has not finished", known(), said("open"), { outcome: "unchanged", to: null }],
  [
    "part of it given back",
    known({ state: "paid", capturedCents: 5000 }),
    said("paid", { refundedCents: 100 }),
    { to: "refunded_partially", refundedCents: 100 },
  ],
  [
    "all of it given back",
    known({ state: "paid", capturedCents: 5000 }),
    said("paid", { refundedCents: 5000 }),
    { to: "refunded", refundedCents: 5000 },
  ],
  [
    "the rest given back",
    known({ state: "refunded_partially", capturedCents: 5000, refundedCents: 100 }),
    said("paid", { refundedCents: 5000 }),
    { to: "refunded", refundedCents: 5000 },
  ],
  [
    "a bank that took it back",
    known({ state: "paid", capturedCents: 5000 }),
    said("paid", { disputedCents: 5000 }),
    { outcome: "chargeback", to: "chargeback", capturedCents: 5000, refund: null },
  ],
  [
    "a bank that still has it",
    known({ state: "chargeback", capturedCents: 5000 }),
    said("paid", { disputedCents: 5000 }),
    { outcome: "unchanged", to: null },
  ],
  [
    "a dispute nobody was asked about",
    known({ state: "chargeback", capturedCents: 5000 }),
    said("paid"),
    { outcome: "unchanged", to: null },
  ],
  [
    "a dispute that was won",
    known({ state: "chargeback", capturedCents: 5000 }),
    said("paid", { disputedCents: 0 }),
    { outcome: "dispute-won", to: "paid", refund: null },
  ],
  [
    "a dispute about the rest that was won",
    known({ state: "chargeback", capturedCents: 5000, refundedCents: 100 }),
    said("paid", { disputedCents: 0, refundedCents: 100 }),
    { to: "refunded_partially", refund: null },
  ],
  [
    "a dispute that was over before we heard of it",
    known({ state: "paid", capturedCents: 5000 }),
    said("paid", { disputedCents: 0 }),
    { outcome: "unchanged", to: null },
  ],
  [
    "a dispute that was won when the order was cancelled",
    known({ state: "chargeback", capturedCents: 5000, isOrderCancelled: true }),
    said("paid", { disputedCents: 0 }),
    { to: "paid", refund: { amountCents: 5000, reason: "order-cancelled" } },
  ],
  [
    "a dispute that was won when the order was paid again",
    known({ state: "chargeback", capturedCents: 5000, isPaidOtherwise: true }),
    said("paid", { disputedCents: 0 }),
    { to: "paid", refund: { amountCents: 5000, reason: "paid-twice" } },
  ],
  [
    "a dispute about money that went back",
    known({ state: "refunded", capturedCents: 5000, refundedCents: 5000 }),
    said("paid", { disputedCents: 5000, refundedCents: 5000 }),
    { outcome: "unchanged", to: null },
  ],
])("%s", (_name, situation, payment, expected) => {
  expect(judgePayment(situation, payment)).toMatchObject(expected);
});

const flags = [true, false];
const everything = states.flatMap((state) =>
  words.flatMap((word) =>
    flags.flatMap((isOrderCancelled) =>
      flags.flatMap((isPaidOtherwise) =>
        [0, 5000].map((capturedCents) => ({
          situation: known({ state, isOrderCancelled, isPaidOtherwise, capturedCents }),
          payment: said(word),
        })),
      ),
    ),
  ),
);

describe("whatever is known and said", () => {
  it("only steps of the machine are wanted", () => {
    const illegal = everything
      // Money is known only in states that money leads to.
      .filter(
        ({ situation: { state, capturedCents } }) =>
          capturedCents > 0 || !/^paid|refund|chargeback/.test(state),
      )
      .map(({ situation, payment }) => [situation.state, judgePayment(situation, payment).to] as const)
      .filter(([from, to]) => to !== null && !canMove("transaction", from, to));
    expect(illegal).toEqual([]);
  });

  it("hearing it a second time changes nothing", () => {
    for (const { situation, payment } of everything) {
      const { to, capturedCents, refundedCents } = judgePayment(situation, payment);
      const after = { ...situation, state: to ?? situation.state, capturedCents, refundedCents };
      expect(judgePayment(after, payment)).toMatchObject({
        to: null,
        refund: null,
        capturedCents,
        refundedCents,
      });
    }
  });

  it("money becomes known once, and never less", () => {
    for (const { situation, payment } of everything) {
      const { capturedCents, refund } = judgePayment(situation, payment);
      expect(capturedCents).toBeGreaterThanOrEqual(situation.capturedCents);
      expect(refund !== null && situation.capturedCents > 0).toBe(false);
    }
  });
});
