import type { Static } from "typebox";
import { idSchema } from "../../schema/id.ts";
import { answerObject, CustomFields, NullableText, translated } from "../../schema/schema-parts.ts";

export const UnitSchema = answerObject("Unit", "unit", {
  id: idSchema(),
  shortCode: NullableText,
  name: NullableText,
  customFields: CustomFields,
  translated: translated({ shortCode: NullableText, name: NullableText }),
});

export type Unit = Static<typeof UnitSchema>;
