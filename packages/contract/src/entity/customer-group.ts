import Type, { type Static } from "typebox";
import { type CustomerGroupId, idSchema } from "../id.ts";
import { answerObject, CustomFields, NullableText, translated } from "../schema-parts.ts";

export const CustomerGroupSchema = answerObject("CustomerGroup", "customer_group", {
  id: idSchema<CustomerGroupId>(),
  name: NullableText,
  displayGross: Type.Boolean(),
  customFields: CustomFields,
  translated: translated({ name: NullableText }),
});

export type CustomerGroup = Static<typeof CustomerGroupSchema>;
