import type { Static } from "typebox";
import { answerObject, relation } from "../../schema/schema-parts.ts";
import { CountryStateSchema } from "./country-state.ts";
import { CountrySchema } from "./country.ts";
import { CustomerAddressSchema } from "../customer/customer-address.ts";

export const ShippingLocationSchema = answerObject("ShippingLocation", "cart_delivery_shipping_location", {
  country: CountrySchema,
  state: relation(CountryStateSchema),
  address: relation(CustomerAddressSchema),
});

export type ShippingLocation = Static<typeof ShippingLocationSchema>;
