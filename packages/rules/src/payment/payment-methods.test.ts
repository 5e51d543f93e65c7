import { describe, expect, it } from "vitest";
import {
  paymentMethodsWith,
  paymentProviderNames,
  paymentTraits,
  type PaymentTraits,
  returnPageOf,
} from "./payment-methods.ts";

const questions = ["isPaidLater", "asksInvoiceDetails", "showsBankAccount", "isExpress"] as const;

describe("ways to pay", () => {
  it.each<[string, PaymentTraits["kind"], string | null, string, (typeof questions)[number][]]>([
    ["payment_prepayment", "prepayment", null, "transfer", ["isPaidLater", "showsBankAccount"]],
    ["payment_invoicepayment", "invoice", null, "unlimited", ["isPaidLater", "asksInvoiceDetails"]],
    ["payment_card", "card", "stripe", "provider", []],
    ["payment_sepa", "sepa", "stripe", "provider", []],
    ["payment_paypal", "wallet", "paypal", "provider", ["isExpress"]],
    ["payment_of_others", "other", null, "provider", []],
    ["", "other", null, "provider", []],
    ["constructor", "other", null, "provider", []],
  ])("%j is %s, taken by %s, waits as %s: %j", (technicalName, kind, provider, hold, has) => {
    const traits = paymentTraits(technicalName);
    expect(traits).toMatchObject({ kind, provider, hold });
    expect(questions.filter((question) => traits[question])).toEqual(has);
  });

  it("are found by their traits", () => {
    expect(paymentMethodsWith(({ isPaidLater }) => isPaidLater)).toEqual([
      "payment_prepayment",
      "payment_invoicepayment",
    ]);
    expect(paymentMethodsWith(({ provider }) => provider !== null)).toEqual([
      "payment_card",
      "payment_sepa",
      "payment_paypal",
    ]);
  });

  it("are paid later by agreement, or held by a provider, never both", () => {
    for (const name of paymentMethodsWith(() => true)) {
      const { provider, isPaidLater, hold } = paymentTraits(name);
      expect([isPaidLater, hold === "provider"]).toEqual([provider === null, provider !== null]);
    }
  });
});

it.each([
  ["stripe", "payment/finalize-transaction"],
  ["paypal", "payment/paypal/finalize/transaction/t1"],
] as const)("%s sends the browser to %s", (provider, page) => {
  expect(paymentProviderNames).toContain(provider);
  expect(returnPageOf(provider, "t1")).toBe(page);
});
