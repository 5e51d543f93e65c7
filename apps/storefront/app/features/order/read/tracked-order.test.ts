import { expect, it } from "vitest";
import { line, order } from "../order.fixture.ts";
import { trackedOrder } from "./tracked-order.ts";

it("is a purchase with everything that is told of it [189, 190]", () => {
  const payload = { productNumber: "PU-1", manufacturerName: "Nordwind", categoryName: "Pumpen" };
  const sold = order({ payment: "paid", change: { lineItems: [line({ payload })] } });
  expect(trackedOrder(sold)).toEqual({
    id: "o1",
    totalCents: 20_500,
    taxCents: 3273,
    shippingCents: 500,
    paymentMethod: "payment_card",
    items: [
      { id: "p1", name: "Umwälzpumpe", cents: 10_000, brand: "Nordwind", category: "Pumpen", quantity: 2 },
    ],
  });
});

it.each([
  ["payment_card", "open", false],
  ["payment_card", "failed", false],
  ["payment_card", "paid", true],
  ["payment_invoicepayment", "open", true],
  ["payment_prepayment", "open", true],
])("by %s, %s: %s", (method, payment, isPurchase) => {
  expect(trackedOrder(order({ method, payment })) !== null).toBe(isPurchase);
});
