import Type from "typebox";
import { text } from "../request/account-input.ts";
import { visitorEndpoint } from "../endpoint.ts";
import { idSchema, type OrderId } from "../schema/id.ts";
import { answerObject, NullableText } from "../schema/schema-parts.ts";
import { orderLink } from "./order-link.ts";
import { badParameter, missingParameter } from "./shared-errors.ts";

const RedirectSchema = answerObject("PaymentRedirect", "array_struct", { redirectUrl: NullableText });

/** A wallet payment that was begun in the cart: who pays and where the goods shall go, as the wallet knows it. */
const ExpressPaymentSchema = answerObject("ExpressPayment", "hearth_express_payment", {
  id: Type.String(),
  isApproved: Type.Boolean(),
  email: NullableText,
  firstName: NullableText,
  lastName: NullableText,
  street: NullableText,
  additionalAddressLine1: NullableText,
  zipcode: NullableText,
  city: NullableText,
  countryIso: NullableText,
});

export const paymentEndpoints = {
  handlePaymentMethod: visitorEndpoint({
    operationId: "handlePaymentMethod",
    path: "/handle-payment",
    summary: "Begin to pay an order; send the browser to the redirectUrl if there is one",
    input: Type.Object({
      orderId: idSchema<OrderId>(),
      finishUrl: text("where the browser ends up, on a domain of the sales channel"),
      errorUrl: text("the same when it went wrong; gets error-code"),
      ...orderLink,
    }),
    required: ["orderId"],
    answers: { 200: RedirectSchema },
    errors: [
      badParameter,
      missingParameter,
      { status: 404, code: "CHECKOUT__INVALID_ORDER_ID" },
      { status: 400, code: "CHECKOUT__UNKNOWN_PAYMENT_METHOD" },
      { status: 400, code: "CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED" },
    ],
  }),
  finalizePayment: visitorEndpoint({
    operationId: "finalizePayment",
    path: "/hearth/payment/finalize",
    summary: "Ours: the browser is back from the provider; asks the provider and says where to go",
    input: Type.Object({ paymentToken: text(), cancelled: Type.Optional(Type.Boolean()) }),
    required: ["paymentToken"],
    answers: { 200: RedirectSchema },
    errors: [badParameter, missingParameter, { status: 400, code: "CHECKOUT__INVALID_PAYMENT_TOKEN" }],
  }),
  startExpressPayment: visitorEndpoint({
    operationId: "startExpressPayment",
    path: "/hearth/payment/express",
    summary: "Ours: begin a wallet payment from the cart; nothing is ordered by it",
    input: Type.Object({ returnUrl: text(), cancelUrl: text() }),
    required: ["returnUrl", "cancelUrl"],
    answers: {
      200: answerObject("StartedExpressPayment", "hearth_started_express_payment", {
        id: Type.String(),
        redirectUrl: Type.String(),
      }),
    },
    errors: [
      badParameter,
      missingParameter,
      { status: 400, code: "CHECKOUT__CART_EMPTY" },
      { status: 400, code: "CHECKOUT__UNKNOWN_PAYMENT_METHOD" },
      { status: 400, code: "CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED" },
    ],
  }),
  readExpressPayment: visitorEndpoint({
    operationId: "readExpressPayment",
    path: "/hearth/payment/express/read",
    summary: "Ours: what the wallet says about the payment this session has begun",
    input: Type.Object({ id: text() }),
    required: ["id"],
    answers: { 200: ExpressPaymentSchema },
    errors: [badParameter, missingParameter, { status: 404, code: "CHECKOUT__INVALID_PAYMENT_TOKEN" }],
  }),
} as const;
