import Type, { type Static } from "typebox";
import { answerObject, DateTime } from "../../schema/schema-parts.ts";
import { CalculatedPriceSchema } from "./calculated-price.ts";
import { ShippingLocationSchema } from "../sales-channel/shipping-location.ts";
import { ShippingMethodSchema } from "../sales-channel/shipping-method.ts";

const DeliveryDateSchema = answerObject("CartDeliveryDate", "cart_delivery_date", {
  earliest: DateTime,
  latest: DateTime,
});

/** The line itself is not repeated here: `identifier` is its id. */
const DeliveryPositionSchema = answerObject("CartDeliveryPosition", "cart_delivery_position", {
  identifier: Type.String(),
  quantity: Type.Integer(),
  price: CalculatedPriceSchema,
  deliveryDate: Type.Optional(DeliveryDateSchema),
});

export const CartDeliverySchema = answerObject("CartDelivery", "cart_delivery", {
  shippingMethod: ShippingMethodSchema,
  shippingCosts: CalculatedPriceSchema,
  deliveryDate: Type.Optional(DeliveryDateSchema),
  location: ShippingLocationSchema,
  positions: Type.Array(DeliveryPositionSchema),
});

export type CartDeliveryDate = Static<typeof DeliveryDateSchema>;
export type CartDeliveryPosition = Static<typeof DeliveryPositionSchema>;
export type CartDelivery = Static<typeof CartDeliverySchema>;
