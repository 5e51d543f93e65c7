import type { Cart, CartDelivery, LineItem } from "@hearth/contract";

type Price = LineItem["price"];

export const price = (unitPrice: number, quantity: number, rate = 19): Price => ({
  unitPrice,
  quantity,
  totalPrice: unitPrice * quantity,
  calculatedTaxes: [],
  taxRules: [{ taxRate: rate, percentage: 100, apiAlias: "cart_tax_rule" }],
  listPrice: null,
  referencePrice: null,
  regulationPrice: null,
  apiAlias: "calculated_price",
});

export function product(id: string, change: Partial<LineItem> = {}): LineItem {
  return {
    id,
    type: "product",
    referencedId: "019b76daa80070c980e6c0d732e5fec9",
    label: "Wärmepumpe",
    quantity: 2,
    good: true,
    removable: true,
    stackable: true,
    states: ["is-physical"],
    cover: null,
    payload: { productNumber: "NW-1", manufacturerName: "Nordwind" },
    price: price(100, 2),
    children: [],
    apiAlias: "cart_line_item",
    ...change,
  };
}

export function promotion(id: string, totalPrice: number, payload: LineItem["payload"]): LineItem {
  const discount = { quantity: 1, good: false, stackable: false, price: price(totalPrice, 1) };
  return product(id, {
    ...discount,
    type: "promotion",
    label: "5 %",
    referencedId: payload.code ?? "",
    payload,
  });
}

export const delivery = (shippingCosts: number) =>
  ({
    shippingMethod: { id: "m1", name: "Spedition", translated: { name: "Freight" } },
    shippingCosts: price(shippingCosts, 1),
    location: { country: { id: "c1" } },
    positions: [],
  }) as unknown as CartDelivery;

export function cart(lineItems: LineItem[], change: Partial<Cart> = {}): Cart {
  return {
    token: "t",
    lineItems,
    price: {
      netPrice: 168.07,
      totalPrice: 200,
      positionPrice: 190,
      rawTotal: 200,
      taxStatus: "gross",
      calculatedTaxes: [
        { taxRate: 0, tax: 0, price: 10, apiAlias: "cart_tax_calculated" },
        { taxRate: 19, tax: 31.93, price: 190, apiAlias: "cart_tax_calculated" },
      ],
      taxRules: [],
      apiAlias: "cart_price",
    },
    deliveries: [],
    transactions: [],
    errors: {},
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    apiAlias: "cart",
    ...change,
  };
}

type Extension = NonNullable<NonNullable<Cart["extensions"]>["hearthDelivery"]>;

export const hearthDelivery = (change: Partial<Extension>) =>
  ({
    zipcode: "10115",
    zone: "de",
    isDeliverable: true,
    costType: "freight",
    weightGrams: 1000,
    freeFrom: 500,
    fullShippingCosts: 39,
    earliest: "2026-11-18",
    latest: "2026-11-20",
    availableShippingMethodIds: [],
    availablePaymentMethodIds: [],
    needsFreight: true,
    apiAlias: "hearth_cart_delivery",
    ...change,
  }) satisfies Extension;
