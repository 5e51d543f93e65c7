import type { Cart, Context, PaymentMethod } from "@hearth/contract";

export const hash = "hash-of-the-cart";
export const key = "key-of-this-order";

export const methods = { prepayment: "a".repeat(32), invoice: "b".repeat(32), card: "c".repeat(32) };

const price = { unitPrice: 24.9, quantity: 1, totalPrice: 24.9, calculatedTaxes: [], taxRules: [] };

/** Only what the checkout reads of it. */
export function someCart(change: object = {}, quantity = 1): Cart {
  const line = {
    id: "line",
    type: "product",
    label: "Fühler",
    quantity,
    good: true,
    states: ["is-physical"],
    payload: {},
    price: { ...price, quantity, totalPrice: 24.9 * quantity },
  };
  const country = { id: "de", iso: "DE" };
  return {
    lineItems: quantity > 0 ? [line] : [],
    price: {
      positionPrice: 24.9,
      netPrice: 20.92,
      totalPrice: 24.9 * quantity,
      calculatedTaxes: [],
      taxStatus: "gross",
    },
    deliveries: [
      {
        shippingMethod: { id: "m", translated: {} },
        shippingCosts: { totalPrice: 4.9 },
        location: { country },
      },
    ],
    transactions: [{ paymentMethodId: methods.prepayment }],
    errors: {},
    customerComment: null,
    extensions: { hearthCheckout: { hash, idempotencyKey: key } },
    ...change,
  } as unknown as Cart;
}

export function someContext(change: object = {}): Context {
  const address = { id: "home", firstName: "Ada", lastName: "Probe", street: "Ofenweg 1", city: "Frankfurt" };
  const customer = {
    guest: true,
    email: "ada@example.com",
    activeShippingAddress: address,
    activeBillingAddress: address,
  };
  return {
    customer: { ...customer, ...change },
    paymentMethod: { id: methods.prepayment },
  } as unknown as Context;
}

export const someMethods = [
  {
    id: methods.prepayment,
    technicalName: "payment_prepayment",
    position: 0,
    translated: { name: "Vorkasse" },
  },
  {
    id: methods.invoice,
    technicalName: "payment_invoicepayment",
    position: 1,
    translated: { name: "Rechnung" },
  },
] as unknown as PaymentMethod[];

export const cardMethod = {
  id: methods.card,
  technicalName: "payment_card",
  position: 2,
  translated: { name: "Karte" },
} as unknown as PaymentMethod;
