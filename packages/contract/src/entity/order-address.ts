import Type, { type Static } from "typebox";
import {
  type CountryId,
  type CountryStateId,
  idSchema,
  type OrderAddressId,
  type OrderId,
  type SalutationId,
} from "../id.ts";
import { answerObject, CustomFields, nullable, NullableText, relation } from "../schema-parts.ts";
import { CountryStateSchema } from "./country-state.ts";
import { CountrySchema } from "./country.ts";
import { SalutationSchema } from "./salutation.ts";

/** As it was when the order was placed. */
export const OrderAddressSchema = answerObject("OrderAddress", "order_address", {
  id: idSchema<OrderAddressId>(),
  orderId: idSchema<OrderId>(),
  salutationId: nullable(idSchema<SalutationId>()),
  title: NullableText,
  firstName: Type.String(),
  lastName: Type.String(),
  company: NullableText,
  department: NullableText,
  street: Type.String(),
  additionalAddressLine1: NullableText,
  additionalAddressLine2: NullableText,
  zipcode: NullableText,
  city: Type.String(),
  countryId: idSchema<CountryId>(),
  countryStateId: nullable(idSchema<CountryStateId>()),
  phoneNumber: NullableText,
  vatId: NullableText,
  country: relation(CountrySchema),
  countryState: relation(CountryStateSchema),
  salutation: relation(SalutationSchema),
  customFields: CustomFields,
});

export type OrderAddress = Static<typeof OrderAddressSchema>;
