import { toAmount } from "@hearth/rules";
import type { LocalizedReference } from "./localized-reference.ts";
import type { PaymentMethodRow, ShippingMethodRow } from "./reference-rows.ts";
import { textFields } from "./texts.ts";

/** The contract's code for steps by the value of the cart. */
const BY_CART_VALUE = 2;

export function presentPaymentMethod(row: PaymentMethodRow, refs: LocalizedReference) {
  const { own, translated } = textFields(row.texts, refs.chain, ["name", "description"]);
  const distinguishableName = translated.name;
  return {
    id: row.id,
    technicalName: row.technical_name,
    shortName: row.technical_name.replace(/^payment_/, ""),
    position: row.position,
    active: row.active,
    afterOrderEnabled: row.after_order_enabled,
    mediaId: row.media_id,
    media: refs.media(row.media_id),
    customFields: row.custom_fields,
    ...own,
    distinguishableName,
    translated: { ...translated, distinguishableName, customFields: row.custom_fields },
    apiAlias: "payment_method" as const,
  };
}

export function presentShippingMethod(row: ShippingMethodRow, refs: LocalizedReference, currencyId: string) {
  const { own, translated } = textFields(row.texts, refs.chain, ["name", "description"]);
  return {
    id: row.id,
    technicalName: row.technical_name,
    position: row.position,
    active: row.active,
    deliveryTimeId: row.delivery_time_id,
    deliveryTime: refs.deliveryTime(row.delivery_time_id),
    taxType: row.tax_type,
    trackingUrl: row.tracking_url,
    mediaId: row.media_id,
    media: refs.media(row.media_id),
    prices: row.prices.map((price, index) => ({
      calculation: BY_CART_VALUE,
      quantityStart: price.from,
      quantityEnd: row.prices[index + 1]?.from ?? null,
      currencyPrice: [
        { currencyId, gross: toAmount(price.grossCents), net: toAmount(price.grossCents), linked: true },
      ],
      apiAlias: "shipping_method_price" as const,
    })),
    customFields: row.custom_fields,
    ...own,
    translated: { ...translated, trackingUrl: row.tracking_url, customFields: row.custom_fields },
    apiAlias: "shipping_method" as const,
  };
}
