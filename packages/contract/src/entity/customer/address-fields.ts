import Type, { type TProperties } from "typebox";
import { type CountryId, type CountryStateId, idSchema, type SalutationId } from "../../schema/id.ts";
import { nullable, NullableText, relation } from "../../schema/schema-parts.ts";
import { CountryStateSchema } from "../sales-channel/country-state.ts";
import { CountrySchema } from "../sales-channel/country.ts";
import { SalutationSchema } from "./salutation.ts";

/** What every address has, a customer's or an order's. */
export const addressFields = {
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
} satisfies TProperties;

export const addressRelations = {
  country: relation(CountrySchema),
  countryState: relation(CountryStateSchema),
  salutation: relation(SalutationSchema),
} satisfies TProperties;
