import Type, { type Static } from "typebox";
import { type CurrencyId, idSchema, type LanguageId } from "../../schema/id.ts";
import { answerObject, nullable } from "../../schema/schema-parts.ts";
import { taxStates } from "../../tax-state.ts";
import { CurrencySchema, RoundingSchema } from "./currency.ts";
import { CustomerGroupSchema } from "../customer/customer-group.ts";
import { CustomerSchema } from "../customer/customer.ts";
import { PaymentMethodSchema } from "./payment-method.ts";
import { SalesChannelSchema } from "./sales-channel.ts";
import { ShippingLocationSchema } from "./shipping-location.ts";
import { ShippingMethodSchema } from "./shipping-method.ts";

const InnerContextSchema = answerObject("InnerContext", "context", {
  languageIdChain: Type.Array(idSchema<LanguageId>(), {
    description: "the first one is the current language",
  }),
  currencyId: idSchema<CurrencyId>(),
  currencyFactor: Type.Number(),
  taxState: Type.Enum(taxStates),
  rounding: RoundingSchema,
});

export const ContextSchema = answerObject("SalesChannelContext", "sales_channel_context", {
  token: Type.String(),
  currency: CurrencySchema,
  salesChannel: SalesChannelSchema,
  customer: nullable(CustomerSchema),
  currentCustomerGroup: CustomerGroupSchema,
  paymentMethod: PaymentMethodSchema,
  shippingMethod: ShippingMethodSchema,
  shippingLocation: ShippingLocationSchema,
  context: InnerContextSchema,
  itemRounding: RoundingSchema,
  totalRounding: RoundingSchema,
  taxRules: Type.Array(Type.Object({ taxRate: Type.Number(), name: Type.Optional(Type.String()) })),
  languageInfo: Type.Optional(
    answerObject("LanguageInfo", "language_info", { name: Type.String(), localeCode: Type.String() }),
  ),
});

export type Context = Static<typeof ContextSchema>;
