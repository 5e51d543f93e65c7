import type { Order, OrderLineItem } from "@hearth/contract";
import { piecePrices, purchaseMoney, toAmount, toCents } from "@hearth/rules";
import type { KeptTracking } from "./kept-tracking.ts";

export interface ToldPurchase {
  order: Order;
  /** Technical name of the payment that made it a purchase. */
  paymentMethod: string;
  tracking: KeptTracking;
}

/** What the tag manager is told. Amounts are in the order's currency, with tax, decimal numbers of whole cents. */
export function purchaseBody({ order, paymentMethod, tracking }: ToldPurchase, isTest: boolean) {
  const { goods, ...ids } = tracking;
  return {
    event: "purchase" as const,
    transaction: { id: order.id, ...worthOf(order), paymentMethod },
    products: (order.lineItems ?? [])
      .filter(({ type }) => type === "product")
      .map((line) => productOf(order, line, goods)),
    userdata: userdataOf(order),
    ...ids,
    test: isTest,
  };
}

export type PurchaseBody = ReturnType<typeof purchaseBody>;

function worthOf({ taxStatus, amountTotal, price, shippingCosts }: Order) {
  const money = purchaseMoney({
    taxState: taxStatus,
    totalCents: toCents(amountTotal),
    taxCents: taxSum(price),
    shippingCents: toCents(shippingCosts.totalPrice),
    shippingTaxCents: taxSum(shippingCosts),
  });
  return {
    productNetValue: toAmount(money.productNetCents),
    productTaxValue: toAmount(money.productTaxCents),
    productTotalValue: toAmount(money.productTotalCents),
    shippingCosts: toAmount(money.shippingCents),
    totalRevenue: toAmount(money.revenueCents),
  };
}

function taxSum({ calculatedTaxes }: Pick<Order["price"], "calculatedTaxes">): number {
  return calculatedTaxes.reduce((sum, { tax }) => sum + toCents(tax), 0);
}

function productOf({ taxStatus }: Order, line: OrderLineItem, goods: KeptTracking["goods"]) {
  const { productId, label, quantity, unitPrice, price, payload } = line;
  const rate = price.calculatedTaxes[0]?.taxRate ?? 0;
  const { grossCents, netCents } = piecePrices(toCents(unitPrice), rate, taxStatus);
  const names = goods[productId ?? ""];
  return {
    name: label,
    id: productId,
    price: toAmount(grossCents),
    netPrice: toAmount(netCents),
    brand: names?.brand ?? null,
    category: names?.category ?? null,
    quantity,
    source: payload.hearthCartSource ?? null,
  };
}

function userdataOf({ orderCustomer, billingAddress }: Order) {
  return {
    email: orderCustomer?.email ?? null,
    phone: billingAddress?.phoneNumber ?? null,
    firstName: billingAddress?.firstName ?? null,
    lastName: billingAddress?.lastName ?? null,
    street: billingAddress?.street ?? null,
    city: billingAddress?.city ?? null,
    postalcode: billingAddress?.zipcode ?? null,
    country: billingAddress?.country?.iso ?? null,
  };
}
