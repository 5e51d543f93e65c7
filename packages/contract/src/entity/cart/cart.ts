import Type, { type Static } from "typebox";
import { idSchema, type PaymentMethodId } from "../../schema/id.ts";
import { answerObject, mapOf, NullableText } from "../../schema/schema-parts.ts";
import { CalculatedPriceSchema } from "./calculated-price.ts";
import { CartDeliverySchema } from "./cart-delivery.ts";
import { CartErrorSchema } from "./cart-error.ts";
import { CartExtensionsSchema } from "./cart-extensions.ts";
import { CartPriceSchema } from "./cart-price.ts";
import { LineItemSchema } from "./line-item.ts";

const CartTransactionSchema = answerObject("CartTransaction", "cart_transaction", {
  paymentMethodId: idSchema<PaymentMethodId>(),
  amount: CalculatedPriceSchema,
});

export const CartSchema = answerObject("Cart", "cart", {
  token: Type.String(),
  lineItems: Type.Array(LineItemSchema),
  price: CartPriceSchema,
  deliveries: Type.Array(CartDeliverySchema),
  transactions: Type.Array(CartTransactionSchema),
  errors: mapOf(CartErrorSchema),
  modified: Type.Boolean(),
  customerComment: NullableText,
  affiliateCode: NullableText,
  campaignCode: NullableText,
  extensions: Type.Optional(CartExtensionsSchema),
});

export type CartTransaction = Static<typeof CartTransactionSchema>;
export type Cart = Static<typeof CartSchema>;
