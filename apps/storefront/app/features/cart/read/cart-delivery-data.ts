import type { Cart } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import type { CartDeliveryData, LimitReason } from "./cart-data.ts";

/** A foreign shop says less: then there is no postcode, no window and no way to free shipping. */
export function readDelivery({ deliveries, extensions, lineItems }: Cart): CartDeliveryData | null {
  const [delivery] = deliveries;
  if (!delivery) return null;
  const { shippingMethod, location } = delivery;
  const ours = extensions?.hearthDelivery;
  return {
    countryId: location.country.id,
    zipcode: ours?.zipcode ?? null,
    isDeliverable: ours?.isDeliverable ?? true,
    needsFreight: ours?.needsFreight ?? false,
    carrier: { id: shippingMethod.id, name: shippingMethod.translated.name ?? shippingMethod.name ?? "" },
    availableMethodIds: ours?.availableShippingMethodIds ?? [],
    availablePaymentMethodIds: ours?.availablePaymentMethodIds ?? [],
    window: ours?.earliest && ours.latest ? { earliest: ours.earliest, latest: ours.latest } : null,
    freeShipping: ours?.isDeliverable ? freeShipping(ours.freeFrom, ours.costType, lineItems) : null,
  };
}

/** Counted by the value of goods before discounts, as the shop does: docs/cart.md, part 5. */
function freeShipping(
  freeFrom: number | null,
  costType: string | null,
  lineItems: Cart["lineItems"],
): CartDeliveryData["freeShipping"] {
  if (freeFrom === null) return null;
  const fromCents = toCents(freeFrom);
  const goods = lineItems.filter(({ type }) => type !== "promotion");
  const valueCents = goods.reduce((sum, { price }) => sum + toCents(price.totalPrice), 0);
  const reachedCents = Math.min(valueCents, fromCents);
  return { fromCents, reachedCents, missingCents: fromCents - reachedCents, why: limitReason(costType) };
}

/** Goods that are sent for nothing anyway leave the limit to the others. */
function limitReason(costType: string | null): LimitReason {
  if (costType === null || /^(shipping-free|package)/.test(costType)) return null;
  return costType.startsWith("bulky") ? "bulky" : "freight";
}
