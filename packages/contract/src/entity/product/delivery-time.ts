import Type, { type Static } from "typebox";
import { idSchema } from "../../schema/id.ts";
import { answerObject, CustomFields, NullableText, translated } from "../../schema/schema-parts.ts";

export const DeliveryTimeSchema = answerObject("DeliveryTime", "delivery_time", {
  id: idSchema(),
  name: NullableText,
  min: Type.Integer(),
  max: Type.Integer(),
  unit: Type.Enum(["hour", "day", "week", "month", "year"]),
  customFields: CustomFields,
  translated: translated({ name: NullableText }),
});

export type DeliveryTime = Static<typeof DeliveryTimeSchema>;
