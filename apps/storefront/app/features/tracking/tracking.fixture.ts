import type { TrackedItem, TrackedOrder } from "./tracked-event.ts";

export const pump: TrackedItem = {
  id: "p1",
  name: "Pumpe",
  cents: 19_990,
  brand: "Nordwind",
  category: "Pumpen",
  quantity: 2,
};

export const order: TrackedOrder = {
  id: "o1",
  totalCents: 40_470,
  taxCents: 6462,
  shippingCents: 490,
  paymentMethod: "payment_invoicepayment",
  items: [pump],
};
