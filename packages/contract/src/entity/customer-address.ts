import Type, { type Static } from "typebox";
import {
  type AddressId,
  type CountryId,
  type CountryStateId,
  type CustomerId,
  idSchema,
  type SalutationId,
} from "../id.ts";
import { answerObject, CustomFields, DateTime, nullable, NullableText, relation } from "../schema-parts.ts";
import { CountryStateSchema } from "./country-state.ts";
import { CountrySchema } from "./country.ts";
import { SalutationSchema } from "./salutation.ts";

/** A real Shopware sends none of it. */
const AddressExtensionsSchema = Type.Unsafe<{ hearthDelivery?: { isOutsideStandard: boolean } }>({
  anyOf: [
    {
      type: "object",
      properties: {
        hearthDelivery: Type.Object({
          isOutsideStandard: Type.Boolean({
            description: "the postcode has conditions of its own, as islands",
          }),
        }),
      },
    },
    { type: "array", maxItems: 0 },
  ],
});

export const CustomerAddressSchema = answerObject("CustomerAddress", "customer_address", {
  id: idSchema<AddressId>(),
  customerId: idSchema<CustomerId>(),
  salutationId: nullable(idSchema<SalutationId>()),
  title: NullableText,
  firstName: Type.String(),
  lastName: Type.String(),
  company: NullableText,
  department: NullableText,
  street: Type.String(),
  additionalAddressLine1: NullableText,
  additionalAddressLine2: NullableText,
  zipcode: NullableText,
  city: Type.String(),
  countryId: idSchema<CountryId>(),
  countryStateId: nullable(idSchema<CountryStateId>()),
  phoneNumber: NullableText,
  isDefaultBillingAddress: Type.Optional(Type.Boolean({ description: "a Shopware before 6.7.7 has it not" })),
  isDefaultShippingAddress: Type.Optional(Type.Boolean()),
  country: relation(CountrySchema),
  countryState: relation(CountryStateSchema),
  salutation: relation(SalutationSchema),
  createdAt: Type.Optional(DateTime),
  updatedAt: Type.Optional(nullable(DateTime)),
  customFields: CustomFields,
  extensions: Type.Optional(AddressExtensionsSchema),
});

export type CustomerAddress = Static<typeof CustomerAddressSchema>;
