import Type, { type Static } from "typebox";
import { type CountryId, type CountryStateId, idSchema } from "../../schema/id.ts";
import { answerObject, CustomFields, NullableText, translated } from "../../schema/schema-parts.ts";

export const CountryStateSchema = answerObject("CountryState", "country_state", {
  id: idSchema<CountryStateId>(),
  countryId: idSchema<CountryId>(),
  shortCode: Type.String(),
  name: NullableText,
  position: Type.Integer(),
  active: Type.Boolean(),
  customFields: CustomFields,
  translated: translated({ name: NullableText }),
});

export type CountryState = Static<typeof CountryStateSchema>;
