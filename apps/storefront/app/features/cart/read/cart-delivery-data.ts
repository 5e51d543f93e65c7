import type { Cart } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import type { CartDeliveryData } from "./cart-data.ts";

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
    freeShipping: ours?.isDeliverable ? freeShipping(ours.freeFrom, lineItems) : null,
  };
}

/** Counted by the value of goods before discounts, as the shop does: docs/cart.md, part 5. */
function freeShipping(
  freeFrom: number | null,
  lineItems: Cart["lineItems"],
): CartDeliveryData["freeShipping"] {
  if (freeFrom === null) return null;
  const fromCents = toCents(freeFrom);
  const goods = lineItems.filter(({ type }) => type !== "promotion");
  const valueCents = goods.reduce((sum, { price }) => sum + toCents(price.totalPrice), 0);
  const reachedCents = Math.min(valueCents, fromCents);
  return { fromCents, reachedCents, missingCents: fromCents - reachedCents };
}
