import Type, { type Static } from "typebox";
import { answerObject, mapOf, relation } from "../schema-parts.ts";
import { CountryStateSchema } from "./country-state.ts";
import { CountrySchema } from "./country.ts";

export const ShippingLocationSchema = answerObject("ShippingLocation", "cart_delivery_shipping_location", {
  country: CountrySchema,
  state: relation(CountryStateSchema),
  address: relation(mapOf(Type.Unknown())),
});

export type ShippingLocation = Static<typeof ShippingLocationSchema>;
