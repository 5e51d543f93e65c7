import { expect, it } from "vitest";
import { checkoutData } from "./checkout-data.ts";
import { someCart, someContext, someMethods } from "../checkout.fixture.ts";

const read = (cart: object = {}, customer: object = {}) =>
  checkoutData({
    cart: someCart(cart),
    context: someContext(customer),
    shippingMethods: [],
    paymentMethods: someMethods,
  });

const nowhere = {
  extensions: {
    hearthDelivery: { isDeliverable: false, needsFreight: false, availableShippingMethodIds: [] },
  },
};
const island = {
  id: "island",
  street: "Strand 1",
  extensions: { hearthDelivery: { isOutsideStandard: true } },
};

it.each<[string, object, object, boolean]>([
  ["an ordinary place", {}, {}, false],
  ["an island", {}, { activeShippingAddress: island }, true],
  ["a place nobody goes to", nowhere, {}, true],
])("knows whether the usual delivery goes there: %s [215]", (_what, cart, customer, expected) => {
  expect(read(cart, customer).isOffRoute).toBe(expected);
});

const error = (messageKey: string, block = true) => ({
  errors: { one: { messageKey, block, parameters: {} } },
});

it.each<[string, object, object, boolean]>([
  ["nothing is wrong", {}, {}, false],
  ["nobody brings it there", error("shipping-address-blocked"), {}, true],
  ["an app of a foreign shop says no", error("minimum-order-value"), {}, true],
  ["a quantity was cut already", error("product-stock-reached"), {}, false],
  ["a method was swapped", error("payment-method-changed", false), {}, false],
  ["there is no address yet", {}, { activeShippingAddress: null, activeBillingAddress: null }, true],
])("can be ordered or not: %s", (_what, cart, customer, expected) => {
  expect(read(cart, customer).isBlocked).toBe(expected);
});

it("names a second address only where there is one [76]", () => {
  expect(read().isSameAddress).toBe(true);
  const other = { id: "office", firstName: "Ada", lastName: "Probe", street: "Amt 2", city: "Mainz" };
  expect(read({}, { activeBillingAddress: other })).toMatchObject({
    isSameAddress: false,
    billing: { lines: ["Ada Probe", "Amt 2", "Mainz"] },
  });
});

it("knows methods by what they are, not by their names", () => {
  expect(read().paymentMethods.map(({ kind }) => kind)).toEqual(["prepayment", "invoice"]);
});
