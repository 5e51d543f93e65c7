import Type from "typebox";
import { text } from "../request/account-input.ts";
import { criteriaKeys } from "../criteria/criteria-key.ts";
import { idParam, visitorEndpoint } from "../endpoint.ts";
import { StateSchema } from "../entity/order/order-state.ts";
import { OrderSchema } from "../entity/order/order.ts";
import { entitySearchResult, SuccessSchema } from "../envelope.ts";
import { idSchema, type OrderId, type PaymentMethodId } from "../schema/id.ts";
import { PlaceOrderInputSchema } from "../checkout/order-input.ts";
import { answerObject, mapOf } from "../schema/schema-parts.ts";
import { BAD_FORMAT, BLANK, NO_CHOICE, TOO_LONG, violationErrors } from "./form-errors.ts";
import { orderLink } from "./order-link.ts";
import { badId, badParameter, criteriaErrors, missingParameter, notLoggedIn } from "./shared-errors.ts";

const orderId = idSchema<OrderId>();
const orderNotFound = { status: 404, code: "CHECKOUT__ORDER_ORDER_NOT_FOUND" } as const;
const OrderList = answerObject("OrderList", "order_route_response", {
  orders: entitySearchResult(OrderSchema, "OrderResult"),
  paymentChangeable: mapOf(Type.Boolean()),
});

export const orderEndpoints = {
  createOrder: visitorEndpoint({
    operationId: "createOrder",
    path: "/checkout/order",
    summary: "Order the cart; the cart is gone afterwards, payment follows by handlePaymentMethod",
    login: "session",
    input: PlaceOrderInputSchema,
    answers: { 200: OrderSchema },
    errors: [
      badParameter,
      notLoggedIn,
      { status: 400, code: "CHECKOUT__CART_EMPTY" },
      { status: 400, code: "CHECKOUT__CART_INVALID" },
      { status: 400, code: "CHECKOUT__UNKNOWN_PAYMENT_METHOD" },
      { status: 409, code: "CHECKOUT__CART_HASH_MISMATCH" },
      { status: 409, code: "HEARTH__PAY_AT_ONCE" },
      { status: 409, code: "HEARTH__CHALLENGE" },
      ...violationErrors(BLANK, TOO_LONG, BAD_FORMAT, NO_CHOICE),
    ],
  }),
  readOrder: visitorEndpoint({
    operationId: "readOrder",
    path: "/order",
    summary: "Own orders, newest first; without a session by deep link, e-mail and postal code",
    criteria: criteriaKeys,
    input: Type.Object({
      checkPromotion: Type.Optional(Type.Boolean({ description: "no effect" })),
      email: text(),
      zipcode: text(),
      login: Type.Optional(Type.Boolean({ description: "no effect: a lookup opens no session" })),
    }),
    answers: { 200: OrderList },
    errors: [
      ...criteriaErrors,
      notLoggedIn,
      { status: 403, code: "CHECKOUT__GUEST_NOT_AUTHENTICATED" },
      { status: 403, code: "CHECKOUT__GUEST_WRONG_CREDENTIALS" },
      { status: 429, code: "FRAMEWORK__RATE_LIMIT_EXCEEDED" },
    ],
  }),
  findOrder: visitorEndpoint({
    operationId: "findOrder",
    path: "/hearth/order/find",
    summary:
      "Ours: the deep link of an order by number, e-mail and postal code, for guests who have lost their mail",
    input: Type.Object({ orderNumber: text(), email: text(), zipcode: text() }),
    required: ["orderNumber", "email", "zipcode"],
    answers: { 200: answerObject("FoundOrder", "hearth_found_order", { deepLinkCode: Type.String() }) },
    errors: [
      badParameter,
      missingParameter,
      { status: 403, code: "CHECKOUT__GUEST_WRONG_CREDENTIALS" },
      { status: 429, code: "FRAMEWORK__RATE_LIMIT_EXCEEDED" },
    ],
  }),
  orderSetPayment: visitorEndpoint({
    operationId: "orderSetPayment",
    path: "/order/payment",
    summary: "Pay in another way, while nothing is paid; follow with handlePaymentMethod",
    input: Type.Object({
      orderId,
      paymentMethodId: idSchema<PaymentMethodId>(),
      ...orderLink,
      phoneNumber: text("pay on invoice"),
      birthdayDay: Type.Optional(Type.Integer()),
      birthdayMonth: Type.Optional(Type.Integer()),
      birthdayYear: Type.Optional(Type.Integer()),
    }),
    required: ["orderId", "paymentMethodId"],
    answers: { 200: SuccessSchema },
    errors: [
      badParameter,
      missingParameter,
      notLoggedIn,
      { status: 400, code: "CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE" },
      { status: 404, code: "CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE" },
      { status: 409, code: "HEARTH__PAY_AT_ONCE" },
      { status: 404, code: "FRAMEWORK__ENTITY_NOT_FOUND" },
      ...violationErrors(BLANK, TOO_LONG, BAD_FORMAT),
    ],
  }),
  cancelOrder: visitorEndpoint({
    operationId: "cancelOrder",
    path: "/order/state/cancel",
    summary: "Cancel an order nothing of which was sent",
    input: Type.Object({ orderId, ...orderLink }),
    required: ["orderId"],
    answers: { 200: StateSchema },
    errors: [
      badParameter,
      missingParameter,
      notLoggedIn,
      orderNotFound,
      { status: 400, code: "SYSTEM__ILLEGAL_STATE_TRANSITION" },
    ],
  }),
  orderDownloadFile: visitorEndpoint({
    operationId: "orderDownloadFile",
    alsoGet: true,
    path: "/order/download/{orderId}/{downloadId}",
    summary: "A file that was bought",
    pathParams: { orderId: idParam("the order"), downloadId: idParam("of the line's downloads") },
    input: Type.Object(orderLink),
    answers: { 200: null },
    errors: [
      badParameter,
      badId,
      notLoggedIn,
      { status: 404, code: "CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND" },
    ],
  }),
  download: visitorEndpoint({
    operationId: "download",
    alsoGet: true,
    path: "/document/download/{documentId}/{deepLinkCode}",
    summary: "A document of an order, as PDF; without a session of its customer by e-mail and postal code",
    pathParams: {
      documentId: idParam("the document"),
      deepLinkCode: idParam("of the document, as in the order"),
    },
    input: Type.Object({
      download: Type.Optional(Type.Boolean({ description: "as attachment" })),
      email: text(),
      zipcode: text(),
    }),
    answers: { 200: null },
    errors: [badParameter, badId, { status: 404, code: "DOCUMENT__INVALID_DOCUMENT_ID" }],
  }),
} as const;
