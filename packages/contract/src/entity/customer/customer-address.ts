import Type, { type Static } from "typebox";
import { type AddressId, type CustomerId, idSchema } from "../../schema/id.ts";
import { answerObject, CustomFields, DateTime, nullable } from "../../schema/schema-parts.ts";
import { addressFields, addressRelations } from "./address-fields.ts";

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
  ...addressFields,
  isDefaultBillingAddress: Type.Optional(Type.Boolean({ description: "a Shopware before 6.7.7 has it not" })),
  isDefaultShippingAddress: Type.Optional(Type.Boolean()),
  ...addressRelations,
  createdAt: Type.Optional(DateTime),
  updatedAt: Type.Optional(nullable(DateTime)),
  customFields: CustomFields,
  extensions: Type.Optional(AddressExtensionsSchema),
});

export type CustomerAddress = Static<typeof CustomerAddressSchema>;
