import Type from "typebox";
import { readEndpoint } from "../endpoint.ts";
import { ContextSchema } from "../entity/sales-channel/sales-channel-context.ts";
import { TokenAnswerSchema } from "../envelope.ts";
import {
  type AddressId,
  type CountryId,
  type CountryStateId,
  type CurrencyId,
  idSchema,
  type LanguageId,
  type PaymentMethodId,
  type ShippingMethodId,
} from "../schema/id.ts";
import { nullable } from "../schema/schema-parts.ts";
import { badParameter } from "./shared-errors.ts";

export const contextEndpoints = {
  readContext: readEndpoint({
    operationId: "readContext",
    method: "GET",
    alsoGet: false,
    path: "/context",
    summary: "The session: language, currency, country, customer",
    answers: { 200: ContextSchema },
    errors: [badParameter],
    cache: "session",
  }),
  updateContext: readEndpoint({
    operationId: "updateContext",
    method: "PATCH",
    alsoGet: false,
    path: "/context",
    summary: "Change language, currency, country or methods of the session",
    input: Type.Object({
      currencyId: Type.Optional(idSchema<CurrencyId>()),
      languageId: Type.Optional(idSchema<LanguageId>()),
      countryId: Type.Optional(idSchema<CountryId>()),
      countryStateId: Type.Optional(nullable(idSchema<CountryStateId>())),
      shippingMethodId: Type.Optional(idSchema<ShippingMethodId>()),
      paymentMethodId: Type.Optional(idSchema<PaymentMethodId>()),
      shippingAddressId: Type.Optional(idSchema<AddressId>()),
      billingAddressId: Type.Optional(idSchema<AddressId>()),
    }),
    badInput: "VIOLATION::ENTITY_DOES_NOT_EXISTS",
    answers: { 200: TokenAnswerSchema },
    errors: [
      badParameter,
      { status: 400, code: "VIOLATION::ENTITY_DOES_NOT_EXISTS" },
      { status: 403, code: "CHECKOUT__CUSTOMER_NOT_LOGGED_IN" },
    ],
    cache: "session",
  }),
} as const;
