import Type from "typebox";
import { criteriaKeys } from "../criteria/criteria-key.ts";
import { readEndpoint } from "../endpoint.ts";
import { PaymentMethodSchema } from "../entity/sales-channel/payment-method.ts";
import { ShippingMethodSchema } from "../entity/sales-channel/shipping-method.ts";
import { entitySearchResult } from "../envelope.ts";
import { criteriaErrors } from "./shared-errors.ts";

const OnlyAvailable = Type.Object({
  onlyAvailable: Type.Optional(Type.Boolean({ description: "apply the rules of the running cart" })),
});

export const methodEndpoints = {
  readPaymentMethod: readEndpoint({
    operationId: "readPaymentMethod",
    path: "/payment-method",
    summary: "Payment methods, the chosen one first",
    criteria: criteriaKeys,
    input: OnlyAvailable,
    answers: { 200: entitySearchResult(PaymentMethodSchema, "PaymentMethodResult") },
    errors: criteriaErrors,
    cache: "session",
  }),
  readShippingMethod: readEndpoint({
    operationId: "readShippingMethod",
    path: "/shipping-method",
    summary: "Shipping methods, the chosen one first",
    criteria: criteriaKeys,
    input: OnlyAvailable,
    answers: { 200: entitySearchResult(ShippingMethodSchema, "ShippingMethodResult") },
    errors: criteriaErrors,
    cache: "session",
  }),
} as const;
