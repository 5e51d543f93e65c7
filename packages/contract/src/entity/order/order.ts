import Type, { type Static } from "typebox";
import {
  type CurrencyId,
  type CustomerId,
  type DocumentId,
  idSchema,
  type LanguageId,
  type OrderAddressId,
  type OrderId,
  type PaymentMethodId,
  type SalesChannelId,
  type ShippingMethodId,
  type TransactionId,
} from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  DateTime,
  nullable,
  NullableText,
  relation,
} from "../../schema/schema-parts.ts";
import { taxStates } from "../../tax-state.ts";
import { CalculatedPriceSchema } from "../cart/calculated-price.ts";
import { CartPriceSchema } from "../cart/cart-price.ts";
import { CurrencySchema } from "../sales-channel/currency.ts";
import { OrderAddressSchema } from "./order-address.ts";
import { OrderExtensionsSchema } from "./order-extensions.ts";
import { OrderLineItemSchema } from "./order-line-item.ts";
import { StateSchema } from "./order-state.ts";
import { PaymentMethodSchema } from "../sales-channel/payment-method.ts";
import { ShippingMethodSchema } from "../sales-channel/shipping-method.ts";

const OrderCustomerSchema = answerObject("OrderCustomer", "order_customer", {
  id: idSchema(),
  customerId: nullable(idSchema<CustomerId>()),
  email: Type.String(),
  salutationId: nullable(idSchema()),
  title: NullableText,
  firstName: Type.String(),
  lastName: Type.String(),
  company: NullableText,
  vatIds: Type.Array(Type.String()),
  customerNumber: NullableText,
});

const OrderTransactionSchema = answerObject("OrderTransaction", "order_transaction", {
  id: idSchema<TransactionId>(),
  orderId: idSchema<OrderId>(),
  paymentMethodId: idSchema<PaymentMethodId>(),
  amount: CalculatedPriceSchema,
  stateMachineState: relation(StateSchema),
  paymentMethod: relation(PaymentMethodSchema),
  createdAt: DateTime,
  updatedAt: nullable(DateTime),
});

const OrderDeliverySchema = answerObject("OrderDelivery", "order_delivery", {
  id: idSchema(),
  orderId: idSchema<OrderId>(),
  shippingMethodId: idSchema<ShippingMethodId>(),
  shippingOrderAddressId: idSchema<OrderAddressId>(),
  shippingOrderAddress: relation(OrderAddressSchema),
  shippingMethod: relation(ShippingMethodSchema),
  shippingCosts: CalculatedPriceSchema,
  shippingDateEarliest: nullable(DateTime),
  shippingDateLatest: nullable(DateTime),
  trackingCodes: Type.Array(Type.String()),
  stateMachineState: relation(StateSchema),
});

const OrderDocumentSchema = answerObject("OrderDocument", "document", {
  id: idSchema<DocumentId>(),
  orderId: idSchema<OrderId>(),
  deepLinkCode: Type.String(),
  documentNumber: Type.String(),
  documentType: relation(
    answerObject("DocumentType", "document_type", { technicalName: Type.String(), name: Type.String() }),
  ),
  createdAt: DateTime,
});

export const OrderSchema = answerObject("Order", "order", {
  id: idSchema<OrderId>(),
  orderNumber: Type.String(),
  salesChannelId: idSchema<SalesChannelId>(),
  languageId: idSchema<LanguageId>(),
  currencyId: idSchema<CurrencyId>(),
  currencyFactor: Type.Number(),
  orderDateTime: DateTime,
  orderDate: Type.String({ format: "date", description: "the shop's calendar day" }),
  amountTotal: Type.Number(),
  amountNet: Type.Number(),
  positionPrice: Type.Number(),
  shippingTotal: Type.Number(),
  taxStatus: Type.Enum(taxStates),
  price: CartPriceSchema,
  shippingCosts: CalculatedPriceSchema,
  billingAddressId: idSchema<OrderAddressId>(),
  deepLinkCode: Type.String(),
  customerComment: NullableText,
  affiliateCode: NullableText,
  campaignCode: NullableText,
  stateMachineState: relation(StateSchema),
  orderCustomer: relation(OrderCustomerSchema),
  billingAddress: relation(OrderAddressSchema),
  addresses: relation(Type.Array(OrderAddressSchema)),
  lineItems: relation(Type.Array(OrderLineItemSchema)),
  deliveries: relation(Type.Array(OrderDeliverySchema)),
  transactions: relation(Type.Array(OrderTransactionSchema)),
  documents: relation(Type.Array(OrderDocumentSchema)),
  currency: relation(CurrencySchema),
  createdAt: DateTime,
  updatedAt: nullable(DateTime),
  customFields: CustomFields,
  extensions: Type.Optional(OrderExtensionsSchema),
});

export type OrderCustomer = Static<typeof OrderCustomerSchema>;
export type OrderTransaction = Static<typeof OrderTransactionSchema>;
export type OrderDelivery = Static<typeof OrderDeliverySchema>;
export type OrderDocument = Static<typeof OrderDocumentSchema>;
export type Order = Static<typeof OrderSchema>;
