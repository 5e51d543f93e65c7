import Type, { type Static } from "typebox";
import { type CurrencyId, idSchema } from "../../schema/id.ts";
import { answerObject, CustomFields, NullableText, translated } from "../../schema/schema-parts.ts";

export const RoundingSchema = answerObject("Rounding", "cash_rounding_config", {
  decimals: Type.Integer(),
  interval: Type.Number(),
  roundForNet: Type.Boolean(),
});

export const CurrencySchema = answerObject("Currency", "currency", {
  id: idSchema<CurrencyId>(),
  isoCode: Type.String(),
  symbol: Type.String(),
  factor: Type.Number(),
  shortName: NullableText,
  name: NullableText,
  position: Type.Integer(),
  isSystemDefault: Type.Boolean(),
  itemRounding: RoundingSchema,
  totalRounding: RoundingSchema,
  customFields: CustomFields,
  translated: translated({ shortName: NullableText, name: NullableText }),
});

export type Rounding = Static<typeof RoundingSchema>;
export type Currency = Static<typeof CurrencySchema>;
