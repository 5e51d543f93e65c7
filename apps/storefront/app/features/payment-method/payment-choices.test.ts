import type { PaymentMethod } from "@hearth/contract";
import { expect, it } from "vitest";
import { paymentChoices } from "./payment-choices.ts";

it("shows payment methods in the order of the shop, and knows pay on invoice by its technical name", () => {
  const method = (technicalName: string, position: number) =>
    ({
      id: technicalName,
      technicalName,
      position,
      name: "x",
      description: null,
      translated: {},
    }) as unknown as PaymentMethod;
  const choices = paymentChoices([method("payment_invoicepayment", 2), method("payment_card", 1)]);
  expect(choices.map(({ id, asksInvoice }) => [id, asksInvoice])).toEqual([
    ["payment_card", false],
    ["payment_invoicepayment", true],
  ]);
});
