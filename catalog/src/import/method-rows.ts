import { toCents } from "@hearth/rules";
import type { Shop } from "../format/shop.ts";
import { idOf } from "../ids.ts";
import type { ReadCustomFields } from "./custom-field-reader.ts";
import type { Rows } from "./rows.ts";
import { textsOf } from "./texts.ts";

/** Ways to pay and ways to send. */
export function methodRows(shop: Shop, read: ReadCustomFields): Rows {
  return {
    payment_method: shop.paymentMethods.map(
      ({ key, technicalName, name, description, afterOrder, availability, customFields }, position) => ({
        id: idOf("payment-method", key),
        technical_name: technicalName,
        position,
        after_order_enabled: afterOrder,
        availability: availabilityOf(availability),
        custom_fields: read(customFields).values,
        texts: textsOf({ name, description }),
      }),
    ),
    shipping_method: shop.shippingMethods.map((method, position) => ({
      id: idOf("shipping-method", method.key),
      technical_name: method.technicalName,
      position,
      delivery_time_id: idOf("delivery-time", method.deliveryTime),
      custom_fields: read(method.customFields).values,
      prices: method.prices.map(({ from, gross }) => ({ from, grossCents: toCents(gross) })),
      texts: textsOf({ name: method.name, description: method.description }),
    })),
  };
}

type Availability = Shop["paymentMethods"][number]["availability"];

/** Only what is asked for is stored: an empty map offers the method everywhere. */
function availabilityOf({ max, countries, customerGroups }: Availability = {}) {
  return {
    ...(max === undefined ? {} : { maxCents: toCents(max) }),
    ...(countries ? { countryIds: countries.map((key) => idOf("country", key)) } : {}),
    ...(customerGroups ? { customerGroupIds: customerGroups.map((key) => idOf("customer-group", key)) } : {}),
  };
}
