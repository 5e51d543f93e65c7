import Type, { type Static } from "typebox";
import { nullable } from "../schema/schema-parts.ts";

/*
 * What the forms of a customer send. These schemas say only the kind of a value, so that a bad one is answered by the
 * checks in `form/` with its violation code and pointer.
 */
export const text = (description?: string) =>
  Type.Optional(nullable(description === undefined ? Type.String() : Type.String({ description })));
const flag = (description: string) => Type.Optional(Type.Boolean({ description }));
const whole = () => Type.Optional(Type.Integer());

const CustomFieldsInput = Type.Optional(
  nullable(
    Type.Unsafe<Record<string, unknown>>({
      anyOf: [{ type: "object" }, { type: "array", maxItems: 0 }],
      description: "fields not released for customers are dropped",
    }),
  ),
);

const person = {
  salutationId: text(),
  title: text(),
  firstName: text(),
  lastName: text(),
};

const account = {
  accountType: text("private or business"),
  company: text(),
  vatIds: Type.Optional(Type.Array(Type.String())),
  birthdayDay: whole(),
  birthdayMonth: whole(),
  birthdayYear: whole(),
  customFields: CustomFieldsInput,
};

const addressFields = {
  ...person,
  company: text(),
  department: text(),
  street: text(),
  additionalAddressLine1: text(),
  additionalAddressLine2: text(),
  zipcode: text(),
  city: text(),
  countryId: text(),
  countryStateId: text(),
  phoneNumber: text("German ones begin with +49, others are E.164"),
  accountType: text("business: company is mandatory"),
  customFields: CustomFieldsInput,
};

const ignored = () => Type.Optional(Type.Unknown({ description: "ignored" }));

/** Clients change an address they have read and send it back whole. */
const readBack = {
  id: ignored(),
  customerId: ignored(),
  country: ignored(),
  countryState: ignored(),
  salutation: ignored(),
  isDefaultBillingAddress: ignored(),
  isDefaultShippingAddress: ignored(),
  createdAt: ignored(),
  updatedAt: ignored(),
  translated: ignored(),
  extensions: ignored(),
  hash: ignored(),
  apiAlias: ignored(),
};

const AddressInputSchema = Type.Object(addressFields, { title: "AddressInput" });
export const AddressBodySchema = Type.Object({ ...addressFields, ...readBack });

export const ProfileInputSchema = Type.Object({ ...person, ...account });

export const RegisterInputSchema = Type.Object({
  ...person,
  ...account,
  email: text(),
  password: text("not for guests"),
  guest: flag("no password, the address may be used again"),
  acceptedDataProtection: flag("must be true"),
  storefrontUrl: text("a domain of the sales channel; links in mails begin with it"),
  billingAddress: Type.Optional(nullable(AddressInputSchema)),
  shippingAddress: Type.Optional(nullable(AddressInputSchema)),
  requestedGroupId: text(),
  affiliateCode: text(),
  campaignCode: text(),
});

export type AddressInput = Static<typeof AddressInputSchema>;
export type ProfileInput = Static<typeof ProfileInputSchema>;
export type RegisterInput = Static<typeof RegisterInputSchema>;
