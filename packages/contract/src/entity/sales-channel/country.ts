import Type, { type Static } from "typebox";
import { type CountryId, idSchema } from "../../schema/id.ts";
import { answerObject, CustomFields, NullableText, relation, translated } from "../../schema/schema-parts.ts";
import { CountryStateSchema } from "./country-state.ts";

export const CountrySchema = answerObject("Country", "country", {
  id: idSchema<CountryId>(),
  iso: NullableText,
  iso3: NullableText,
  name: NullableText,
  position: Type.Integer(),
  active: Type.Boolean(),
  shippingAvailable: Type.Boolean(),
  displayStateInRegistration: Type.Boolean(),
  forceStateInRegistration: Type.Boolean(),
  postalCodeRequired: Type.Boolean(),
  checkPostalCodePattern: Type.Boolean(),
  checkAdvancedPostalCodePattern: Type.Boolean(),
  defaultPostalCodePattern: NullableText,
  advancedPostalCodePattern: NullableText,
  vatIdRequired: Type.Boolean(),
  checkVatIdPattern: Type.Boolean(),
  vatIdPattern: NullableText,
  isEu: Type.Boolean(),
  states: relation(Type.Array(CountryStateSchema)),
  customFields: CustomFields,
  translated: translated({ name: NullableText }),
});

export type Country = Static<typeof CountrySchema>;
