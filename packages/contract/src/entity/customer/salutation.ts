import Type, { type Static } from "typebox";
import { idSchema, type SalutationId } from "../../schema/id.ts";
import { answerObject, CustomFields, NullableText, translated } from "../../schema/schema-parts.ts";

export const SalutationSchema = answerObject("Salutation", "salutation", {
  id: idSchema<SalutationId>(),
  salutationKey: Type.String({ description: "mr, mrs, not_specified" }),
  displayName: NullableText,
  letterName: NullableText,
  position: Type.Integer(),
  customFields: CustomFields,
  translated: translated({ displayName: NullableText, letterName: NullableText }),
});

export type Salutation = Static<typeof SalutationSchema>;
