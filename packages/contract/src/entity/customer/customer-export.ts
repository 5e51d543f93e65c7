import Type, { type Static } from "typebox";
import { idSchema, type ProductId } from "../../schema/id.ts";
import { answerObject, DateTime, mapOf, nullable, NullableText } from "../../schema/schema-parts.ts";
import { CustomerAddressSchema } from "./customer-address.ts";
import { CustomerSchema } from "./customer.ts";
import { newsletterStatuses } from "./newsletter-recipient.ts";
import { orderStates, transactionStates } from "../order/order-state.ts";
import { type Order, OrderSchema } from "../order/order.ts";
import { ProductReviewSchema } from "../product/product-review.ts";

const ExportedNewsletterSchema = Type.Object({
  email: Type.String(),
  status: Type.Enum(newsletterStatuses),
  title: NullableText,
  firstName: NullableText,
  lastName: NullableText,
  street: NullableText,
  zipCode: NullableText,
  city: NullableText,
  requestedAt: DateTime,
  confirmedAt: nullable(DateTime),
  voucherCode: NullableText,
  evidence: mapOf(Type.Unknown()),
});

const ExportedOrderSchema = Type.Object({
  state: Type.Enum(orderStates),
  order: Type.Unsafe<Order>(OrderSchema),
  payments: Type.Array(
    Type.Object({
      state: Type.Enum(transactionStates),
      createdAt: DateTime,
      phoneNumber: NullableText,
      birthday: NullableText,
    }),
  ),
});

/** Everything stored about a customer (GDPR articles 15 and 20). Secrets and their hashes are no part of it. */
export const CustomerExportSchema = answerObject("CustomerExport", "hearth_customer_export", {
  exportedAt: DateTime,
  customer: CustomerSchema,
  addresses: Type.Array(CustomerAddressSchema),
  identities: Type.Array(
    Type.Object({ provider: Type.String(), subject: Type.String(), createdAt: DateTime }),
  ),
  sessions: Type.Array(
    Type.Object({ browser: NullableText, system: NullableText, createdAt: DateTime, lastUsedAt: DateTime }),
    { description: "the devices signed in" },
  ),
  wishlist: Type.Array(
    Type.Object({ productId: idSchema<ProductId>(), productNumber: Type.String(), createdAt: DateTime }),
  ),
  cart: Type.Array(mapOf(Type.Unknown()), { description: "lines of the cart as they are stored" }),
  reviews: Type.Array(ProductReviewSchema),
  orders: Type.Array(ExportedOrderSchema),
  vatChecks: Type.Array(
    Type.Object({
      vatId: Type.String(),
      outcome: Type.String(),
      askedAt: DateTime,
      registerName: NullableText,
      registerAddress: NullableText,
    }),
    { description: "what the register of VAT numbers said" },
  ),
  newsletter: nullable(ExportedNewsletterSchema),
  mails: Type.Array(
    Type.Object({
      template: Type.String(),
      recipient: Type.String(),
      createdAt: DateTime,
      sentAt: nullable(DateTime),
    }),
  ),
  messages: Type.Array(
    Type.Object({
      receivedAt: DateTime,
      name: Type.String(),
      email: Type.String(),
      phone: NullableText,
      subject: Type.String(),
      message: Type.String(),
      answeredAt: nullable(DateTime),
      pictures: Type.Array(Type.String({ contentEncoding: "base64" })),
    }),
    { description: "written through the contact form under a proven address" },
  ),
});

export type CustomerExport = Static<typeof CustomerExportSchema>;
