import Type, { type Static } from "typebox";
import { type CustomerGroupId, idSchema } from "../../schema/id.ts";
import { answerObject, CustomFields, NullableText, translated } from "../../schema/schema-parts.ts";

export const CustomerGroupSchema = answerObject("CustomerGroup", "customer_group", {
  id: idSchema<CustomerGroupId>(),
  name: NullableText,
  displayGross: Type.Boolean(),
  customFields: CustomFields,
  translated: translated({ name: NullableText }),
});

/** What the page of a group with its own registration shows. */
export const CustomerGroupRegistrationSchema = answerObject("CustomerGroupRegistration", "customer_group", {
  ...CustomerGroupSchema.properties,
  registrationActive: Type.Boolean(),
  registrationTitle: NullableText,
  registrationIntroduction: NullableText,
  registrationOnlyCompanyRegistration: Type.Boolean(),
  registrationSeoMetaDescription: NullableText,
  translated: translated({
    name: NullableText,
    registrationTitle: NullableText,
    registrationIntroduction: NullableText,
    registrationSeoMetaDescription: NullableText,
  }),
});

export type CustomerGroup = Static<typeof CustomerGroupSchema>;
export type CustomerGroupRegistration = Static<typeof CustomerGroupRegistrationSchema>;
