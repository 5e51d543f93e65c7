import Type from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import { paymentMethodFields, PaymentMethodSchema } from "../../entity/settings.ts";
import { fields } from "../../fields.ts";
import { changesSetting, readsSettings } from "./setting-endpoint.ts";

export const paymentMethodEndpoints = {
  listPaymentMethods: adminEndpoint({
    ...readsSettings,
    operationId: "listPaymentMethods",
    path: "/payment-method",
    summary: "Ways to pay, in the order of the shop",
    answers: {
      200: Type.Object({ methods: Type.Array(PaymentMethodSchema) }, { title: "PaymentMethods" }),
    },
  }),
  changePaymentMethod: adminEndpoint({
    ...changesSetting,
    operationId: "changePaymentMethod",
    path: "/payment-method/{id}",
    summary: "What a way to pay is called, its place, and to whom it is offered",
    pathParams: { id: idParam("Id of the method") },
    input: Type.Object({ version: fields.version, ...paymentMethodFields }),
    required: ["version", "isActive", "position", "texts", "countryIds"],
    answers: { 200: PaymentMethodSchema },
  }),
} as const;
