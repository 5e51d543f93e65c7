import type { Order, TaxState } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { purchaseBody } from "./purchase-body.ts";

const tracking = { gaCookie: null, tmsClientId: null, tmsAttribution: null, goods: {} };

/** Three pieces of 100.00 net at 19 %, a tenth off, 10.00 net for sending. */
function someOrder(taxStatus: TaxState): Order {
  const isGross = taxStatus === "gross";
  const rate = taxStatus === "tax-free" ? 0 : 19;
  const tax = (net: number) => Math.round(net * rate) / 100;
  const shown = (net: number) => (isGross ? net + tax(net) : net);
  const taxes = (net: number) => [{ tax: tax(net), taxRate: rate, price: shown(net) }];
  const line = (type: string, unit: number, quantity: number) => ({
    type,
    productId: type === "product" ? "p1" : null,
    label: type,
    quantity,
    unitPrice: shown(unit),
    price: { calculatedTaxes: taxes(unit * quantity) },
    payload: { hearthCartSource: "Shop" },
  });
  return {
    id: "o1",
    taxStatus,
    amountTotal: 280 + tax(280),
    price: { calculatedTaxes: taxes(280) },
    shippingCosts: { totalPrice: shown(10), calculatedTaxes: taxes(10) },
    lineItems: [line("product", 100, 3), line("promotion", -30, 1)],
    orderCustomer: { email: "ada@example.com" },
    billingAddress: null,
  } as unknown as Order;
}

describe("money is told with tax, whatever the order shows [288, 289]", () => {
  it.each<[TaxState, object, object]>([
    ["gross", { net: 270, tax: 51.3, total: 321.3, shipping: 11.9, revenue: 333.2 }, { price: 119 }],
    ["net", { net: 270, tax: 51.3, total: 321.3, shipping: 11.9, revenue: 333.2 }, { price: 119 }],
    ["tax-free", { net: 270, tax: 0, total: 270, shipping: 10, revenue: 280 }, { price: 100 }],
  ])("%s", (taxState, worth, piece) => {
    const { transaction, products } = purchaseBody(
      { order: someOrder(taxState), paymentMethod: "payment_card", tracking },
      false,
    );
    expect({
      net: transaction.productNetValue,
      tax: transaction.productTaxValue,
      total: transaction.productTotalValue,
      shipping: transaction.shippingCosts,
      revenue: transaction.totalRevenue,
    }).toEqual(worth);
    expect(products).toEqual([expect.objectContaining({ ...piece, netPrice: 100, quantity: 3 })]);
  });
});

it("says which events are none to count, and leaves nothing out where an address is missing [290, 291]", () => {
  const { userdata, test } = purchaseBody(
    { order: someOrder("gross"), paymentMethod: "payment_card", tracking },
    true,
  );
  expect(test).toBe(true);
  expect(userdata).toEqual({
    email: "ada@example.com",
    phone: null,
    firstName: null,
    lastName: null,
    street: null,
    city: null,
    postalcode: null,
    country: null,
  });
});
