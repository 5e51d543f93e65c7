import type { Order, OrderAddress, OrderLineItem } from "@hearth/contract";

type State = NonNullable<Order["stateMachineState"]>;

const state = (technicalName: string) => ({ technicalName, name: technicalName }) as State;

const price = (totalPrice: number, quantity = 1, rate = 19) => ({
  unitPrice: totalPrice / quantity,
  quantity,
  totalPrice,
  calculatedTaxes: [],
  taxRules: [{ taxRate: rate, percentage: 100, apiAlias: "cart_tax_rule" }],
  listPrice: null,
  referencePrice: null,
  regulationPrice: null,
  apiAlias: "calculated_price",
});

export function line(change: Partial<OrderLineItem> = {}): OrderLineItem {
  return {
    id: "l1",
    type: "product",
    productId: "p1",
    label: "Umwälzpumpe",
    quantity: 2,
    position: 1,
    good: true,
    unitPrice: 100,
    totalPrice: 200,
    price: price(200, 2),
    payload: { productNumber: "PU-1" },
    ...change,
  } as OrderLineItem;
}

export const address = {
  company: null,
  firstName: "Ada",
  lastName: "Probe",
  street: "Ofenweg 1",
  zipcode: "60311",
  city: "Frankfurt",
  country: { name: "Deutschland", translated: { name: "Deutschland" } },
  phoneNumber: "+49 69 1234567",
} as unknown as OrderAddress;

interface Case {
  method?: string;
  payment?: string;
  order?: string;
  delivery?: string;
  change?: Partial<Order>;
}

/** An order with one payment. */
export function order({
  method = "payment_card",
  payment = "open",
  order: orderState = "open",
  delivery = "open",
  change = {},
}: Case = {}): Order {
  return {
    id: "o1",
    orderNumber: "10042",
    orderDateTime: "2026-11-15T09:00:00.000Z",
    deepLinkCode: "c".repeat(32),
    shippingTotal: 5,
    price: {
      netPrice: 172.27,
      totalPrice: 205,
      positionPrice: 200,
      rawTotal: 205,
      taxStatus: "gross",
      calculatedTaxes: [{ taxRate: 19, tax: 32.73, price: 205 }],
      taxRules: [],
    },
    customerComment: null,
    orderCustomer: { email: "ada@example.com" },
    billingAddress: address,
    stateMachineState: state(orderState),
    lineItems: [line()],
    transactions: [
      {
        id: "t1",
        createdAt: "2026-11-15T09:00:00.000Z",
        paymentMethodId: "m1",
        paymentMethod: { id: "m1", technicalName: method, name: method, translated: { name: "Karte" } },
        stateMachineState: state(payment),
      },
    ],
    deliveries: [
      {
        shippingMethod: {
          name: "Paket",
          translated: { name: "Paket", trackingUrl: "https://track.example/%s" },
          trackingUrl: null,
        },
        stateMachineState: state(delivery),
        shippingDateEarliest: "2026-11-18T00:00:00.000Z",
        shippingDateLatest: "2026-11-20T00:00:00.000Z",
        trackingCodes: [],
        shippingOrderAddress: address,
      },
    ],
    documents: [],
    ...change,
  } as unknown as Order;
}
