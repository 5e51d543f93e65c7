import type { Cart } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import type { CartTotalsData } from "./cart-data.ts";

/** The sums as the shop calculated them; only the goods before discounts are added up here. */
export function readTotals({ lineItems, price, deliveries, extensions }: Cart): CartTotalsData {
  const promotions = lineItems.filter(({ type }) => type === "promotion");
  const others = lineItems.filter(({ type }) => type !== "promotion");
  const subtotalCents = others.reduce((sum, line) => sum + toCents(line.price.totalPrice), 0);
  const hasDiscount = promotions.some((line) => toCents(line.price.totalPrice) !== 0);
  const delivery = deliveries[0];
  const isServed = extensions?.hearthDelivery?.isDeliverable ?? true;
  const shippingCents = delivery && isServed ? toCents(delivery.shippingCosts.totalPrice) : null;
  return {
    taxState: price.taxStatus,
    subtotalCents,
    afterDiscountCents: hasDiscount ? toCents(price.positionPrice) : null,
    netCents: toCents(price.netPrice),
    totalCents: toCents(price.totalPrice),
    shippingCents,
    fullShippingCents:
      shippingCents === null
        ? null
        : toCents(extensions?.hearthDelivery?.fullShippingCosts ?? delivery?.shippingCosts.totalPrice ?? 0),
    taxes: price.calculatedTaxes.map(({ taxRate, tax }) => ({ rate: taxRate, cents: toCents(tax) })),
  };
}
