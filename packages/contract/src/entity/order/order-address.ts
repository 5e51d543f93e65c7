import { type Static } from "typebox";
import { idSchema, type OrderAddressId, type OrderId } from "../../schema/id.ts";
import { answerObject, CustomFields, NullableText } from "../../schema/schema-parts.ts";
import { addressFields, addressRelations } from "../customer/address-fields.ts";

/** As it was when the order was placed. */
export const OrderAddressSchema = answerObject("OrderAddress", "order_address", {
  id: idSchema<OrderAddressId>(),
  orderId: idSchema<OrderId>(),
  ...addressFields,
  vatId: NullableText,
  ...addressRelations,
  customFields: CustomFields,
});

export type OrderAddress = Static<typeof OrderAddressSchema>;
