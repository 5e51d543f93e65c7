import Type, { type Static } from "typebox";
import { type CurrencyId, idSchema, type MediaId, type ShippingMethodId } from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  nullable,
  NullableText,
  relation,
  translated,
} from "../../schema/schema-parts.ts";
import { DeliveryTimeSchema } from "../product/delivery-time.ts";
import { MediaSchema } from "../content/media.ts";

const ShippingMethodPriceSchema = answerObject("ShippingMethodPrice", "shipping_method_price", {
  calculation: nullable(Type.Integer({ description: "1 line items, 2 price, 3 weight, 4 volume" })),
  quantityStart: nullable(Type.Number()),
  quantityEnd: nullable(Type.Number()),
  currencyPrice: nullable(
    Type.Array(
      Type.Object({
        currencyId: idSchema<CurrencyId>(),
        net: Type.Number(),
        gross: Type.Number(),
        linked: Type.Boolean(),
      }),
    ),
  ),
});

export const ShippingMethodSchema = answerObject("ShippingMethod", "shipping_method", {
  id: idSchema<ShippingMethodId>(),
  technicalName: Type.String(),
  name: NullableText,
  description: NullableText,
  position: Type.Integer(),
  active: Type.Boolean(),
  taxType: nullable(Type.String({ description: "auto, highest or fixed" })),
  trackingUrl: NullableText,
  deliveryTimeId: nullable(idSchema()),
  deliveryTime: relation(DeliveryTimeSchema),
  mediaId: nullable(idSchema<MediaId>()),
  media: relation(MediaSchema),
  prices: relation(Type.Array(ShippingMethodPriceSchema)),
  customFields: CustomFields,
  translated: translated({
    name: NullableText,
    description: NullableText,
    trackingUrl: NullableText,
    customFields: CustomFields,
  }),
});

export type ShippingMethodPrice = Static<typeof ShippingMethodPriceSchema>;
export type ShippingMethod = Static<typeof ShippingMethodSchema>;
