import type { Order } from "@hearth/contract";
import { expect, it } from "vitest";
import { orderSums, orderView, paymentWord } from "./order-view.ts";
import { address, line, order } from "../order.fixture.ts";

it("says everything a page shows, in cents and codes", () => {
  expect(orderView(order({ payment: "paid", delivery: "shipped" }))).toMatchObject({
    number: "10042",
    email: "ada@example.com",
    outcome: "paid",
    pieces: 2,
    method: { name: "Karte", technicalName: "payment_card" },
    lines: [{ name: "Umwälzpumpe", path: "/detail/p1", unitCents: 10_000, totalCents: 20_000, taxRate: 19 }],
    delivery: {
      method: "Paket",
      state: "shipped",
      window: { from: "2026-11-18T00:00:00.000Z", to: "2026-11-20T00:00:00.000Z" },
    },
    billing: ["Ada Probe", "Ofenweg 1", "60311 Frankfurt", "Deutschland", "+49 69 1234567"],
    documents: [],
    bank: null,
  });
});

it("knows until when to pay from the shop alone, and whether the provider's page is still open", () => {
  const payableUntil = "2026-11-16T09:00:00.000+00:00";
  const extensions = { hearthOrder: { payment: "unpaid", payableUntil } } as unknown as Order["extensions"];
  expect(orderView(order({ change: { extensions } })).payableUntil).toBe(payableUntil);
  expect(orderView(order()).payableUntil).toBeNull();
  expect(orderView(order({ payment: "in_progress" })).isPaymentResumable).toBe(true);
  expect(orderView(order({ payment: "unconfirmed" })).isPaymentResumable).toBe(false);
});

it("knows who bought, and the number they gave", () => {
  expect(orderView(order()).buyer).toEqual({ isCompany: false, phone: "+49 69 1234567" });
  const bought = {
    orderCustomer: { email: "a@b.de", company: "Probe GmbH" },
    billingAddress: { ...address, phoneNumber: null },
    deliveries: [],
    extensions: { hearthOrder: { freight: { phoneNumber: "+49 151 1" } } },
  } as unknown as Partial<Order>;
  expect(orderView(order({ change: bought })).buyer).toEqual({ isCompany: true, phone: "+49 151 1" });
});

it("leads to the carrier by its own address only", () => {
  const [known] = order().deliveries ?? [];
  const withCodes = (trackingUrl: string) => {
    const shippingMethod = { ...known?.shippingMethod, translated: { name: "Paket", trackingUrl } };
    const change = { deliveries: [{ ...known, shippingMethod, trackingCodes: ["AB 1"] }] };
    return orderView(order({ change: change as unknown as Partial<Order> })).delivery?.tracking;
  };
  expect(withCodes("https://track.example/%s")).toEqual([
    { code: "AB 1", url: "https://track.example/AB%201" },
  ]);
  expect(withCodes("javascript:alert(1)")).toEqual([{ code: "AB 1", url: null }]);
});

it("shows goods and discounts apart, and no shipping where nothing is sent", () => {
  const discount = line({
    id: "l2",
    type: "promotion",
    label: "Sommer",
    totalPrice: -20,
    payload: { code: "SOMMER", promotionId: "pr1" },
  });
  const withDiscount = { ...discount, price: { ...discount.price, totalPrice: -20 } };
  const sums = orderSums(order({ change: { lineItems: [line(), withDiscount], deliveries: [] } }));
  expect(sums).toMatchObject({
    isVirtual: true,
    promotions: [{ name: "Sommer", code: "SOMMER", cents: -2000, isRemovable: false }],
    totals: { subtotalCents: 20_000, afterDiscountCents: 20_000, totalCents: 20_500, shippingCents: null },
  });
  expect(orderSums(order()).totals).toMatchObject({ afterDiscountCents: null, shippingCents: 500 });
});

it.each([
  ["open", "payment_prepayment", "transfer"],
  ["open", "payment_invoicepayment", "invoice"],
  ["open", "payment_card", "open"],
  ["paid", "payment_prepayment", "paid"],
] as const)("a payment %s by %s is called %s", (state, method, expected) => {
  expect(paymentWord(state, method)).toBe(expected);
});

it("writes a line of an address once", () => {
  const twice = { ...address, company: "Ada Probe" };
  expect(orderView(order({ change: { billingAddress: twice } })).billing[0]).toBe("Ada Probe");
  expect(orderView(order({ change: { billingAddress: twice } })).billing).toHaveLength(5);
});
