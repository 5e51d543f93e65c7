import Type, { type Static } from "typebox";
import { accountTypes } from "../../account-type.ts";
import {
  type AddressId,
  type CustomerGroupId,
  type CustomerId,
  idSchema,
  type LanguageId,
  type PaymentMethodId,
  type SalesChannelId,
  type SalutationId,
} from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  DateTime,
  nullable,
  NullableText,
  relation,
} from "../../schema/schema-parts.ts";
import { CustomerAddressSchema } from "./customer-address.ts";
import { CustomerGroupSchema } from "./customer-group.ts";
import { PaymentMethodSchema } from "../sales-channel/payment-method.ts";
import { SalutationSchema } from "./salutation.ts";

const OptionalDate = Type.Optional(nullable(DateTime));

const groupRequestStates = ["none", "requested", "accepted", "declined"] as const;

const HearthGroupRequestSchema = answerObject("HearthGroupRequest", "hearth_group_request", {
  state: Type.Enum(groupRequestStates),
  at: nullable(DateTime),
});

const HearthEmailChangeSchema = answerObject("HearthEmailChange", "hearth_email_change", {
  email: Type.String({ description: "counts when the link in its mailbox was followed" }),
  validUntil: DateTime,
});

/** A real Shopware sends none of it. */
const CustomerExtensionsSchema = Type.Unsafe<{
  hearthGroupRequest?: HearthGroupRequest;
  hearthEmailChange?: HearthEmailChange;
}>({
  anyOf: [
    {
      type: "object",
      properties: {
        hearthGroupRequest: HearthGroupRequestSchema,
        hearthEmailChange: HearthEmailChangeSchema,
      },
    },
    { type: "array", maxItems: 0 },
  ],
});

/** Addresses are null for those who came through a provider and gave none yet. */
export const CustomerSchema = answerObject("Customer", "customer", {
  id: idSchema<CustomerId>(),
  customerNumber: Type.String(),
  salesChannelId: idSchema<SalesChannelId>(),
  languageId: idSchema<LanguageId>(),
  groupId: idSchema<CustomerGroupId>(),
  requestedGroupId: nullable(idSchema<CustomerGroupId>()),
  guest: Type.Boolean(),
  active: Type.Boolean(),
  email: Type.String(),
  accountType: Type.Enum(accountTypes),
  salutationId: nullable(idSchema<SalutationId>()),
  title: NullableText,
  firstName: Type.String(),
  lastName: Type.String(),
  company: NullableText,
  vatIds: nullable(Type.Array(Type.String())),
  birthday: nullable(Type.String({ description: "a day; a Shopware adds midnight" })),
  defaultBillingAddressId: nullable(idSchema<AddressId>()),
  defaultShippingAddressId: nullable(idSchema<AddressId>()),
  defaultBillingAddress: relation(CustomerAddressSchema),
  defaultShippingAddress: relation(CustomerAddressSchema),
  activeBillingAddress: relation(CustomerAddressSchema),
  activeShippingAddress: relation(CustomerAddressSchema),
  addresses: relation(Type.Array(CustomerAddressSchema)),
  defaultPaymentMethodId: Type.Optional(nullable(idSchema<PaymentMethodId>())),
  defaultPaymentMethod: relation(PaymentMethodSchema),
  lastPaymentMethodId: Type.Optional(nullable(idSchema<PaymentMethodId>())),
  lastPaymentMethod: relation(PaymentMethodSchema),
  doubleOptInRegistration: Type.Boolean({ description: "true and no confirm date: not signed in yet" }),
  doubleOptInEmailSentDate: OptionalDate,
  doubleOptInConfirmDate: nullable(DateTime),
  lastLogin: OptionalDate,
  orderCount: Type.Integer(),
  salutation: relation(SalutationSchema),
  group: relation(CustomerGroupSchema),
  createdAt: Type.Optional(DateTime),
  updatedAt: OptionalDate,
  customFields: CustomFields,
  extensions: Type.Optional(CustomerExtensionsSchema),
});

export type HearthEmailChange = Static<typeof HearthEmailChangeSchema>;
export type HearthGroupRequest = Static<typeof HearthGroupRequestSchema>;
export type Customer = Static<typeof CustomerSchema>;
