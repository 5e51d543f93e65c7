import Type, { type Static } from "typebox";
import { type CurrencyId, idSchema, type LanguageId } from "../id.ts";
import { answerObject, mapOf, nullable, relation } from "../schema-parts.ts";
import { CountrySchema } from "./country.ts";
import { CountryStateSchema } from "./country-state.ts";
import { CurrencySchema, RoundingSchema } from "./currency.ts";
import { CustomerGroupSchema } from "./customer-group.ts";
import { PaymentMethodSchema } from "./payment-method.ts";
import { SalesChannelSchema } from "./sales-channel.ts";
import { ShippingMethodSchema } from "./shipping-method.ts";

export const taxStates = ["gross", "net", "tax-free"] as const;

const ShippingLocationSchema = answerObject("ShippingLocation", "cart_delivery_shipping_location", {
  country: CountrySchema,
  state: relation(CountryStateSchema),
  address: relation(mapOf(Type.Unknown())),
});

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
  customer: nullable(mapOf(Type.Unknown())),
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

export type TaxState = (typeof taxStates)[number];
export type ShippingLocation = Static<typeof ShippingLocationSchema>;
export type Context = Static<typeof ContextSchema>;
