import { toAmount } from "@hearth/rules";
import type { LocalizedReference } from "./localized-reference.ts";
import type { PaymentMethodRow, ShippingMethodRow } from "./reference-rows.ts";
import { textFields } from "./texts.ts";

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
    customFields: {},
    ...own,
    distinguishableName,
    translated: { ...translated, distinguishableName, customFields: {} },
    apiAlias: "payment_method" as const,
  };
}

export function presentShippingMethod(row: ShippingMethodRow, refs: LocalizedReference) {
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
    prices: row.prices.map((price) => ({
      quantityStart: price.from,
      price: toAmount(price.grossCents),
      apiAlias: "shipping_method_price" as const,
    })),
    customFields: {},
    ...own,
    translated: { ...translated, customFields: {} },
    apiAlias: "shipping_method" as const,
  };
}
