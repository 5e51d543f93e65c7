import { idSchema } from "@hearth/contract";
import Type from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { cancelCause, flag, OrderSheetSchema, refundCause } from "../entity/order-sheet.ts";
import { fields } from "../fields.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const { version } = fields;
const MOST_LINES = 200;
const quantity = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const lines = Type.Array(Type.Object({ lineId: idSchema(), quantity }, { additionalProperties: false }), {
  minItems: 1,
  maxItems: MOST_LINES,
});
/** Printed, mailed, and part of an address: no signs that would be something else there. */
const shortText = Type.String({ minLength: 1, maxLength: 80, pattern: "^[^\\x00-\\x1f\\x7f<>]+$" });

const notPossible = { status: 409, code: "ADMIN__STEP_NOT_POSSIBLE" } as const;
const beyondOrder = { status: 409, code: "ADMIN__BEYOND_ORDER" } as const;

/** Every change names the version that was seen and answers the order as it is then. */
const changing = {
  method: "POST",
  resource: "order",
  action: "change",
  pathParams: { id: idParam("Id of the order") },
  answers: { 200: OrderSheetSchema },
} as const;
const errors = [notFound, changedMeanwhileError, notPossible] as const;

export const orderChangeEndpoints = {
  shipOrder: adminEndpoint({
    ...changing,
    operationId: "shipOrder",
    path: "/order/{id}/shipment",
    summary: "Goods leave, all or some of them; the buyer is told by mail",
    needsKey: true,
    input: Type.Object({
      version,
      lines,
      carrier: Type.Optional(shortText),
      trackingCode: Type.Optional(shortText),
    }),
    required: ["version", "lines"],
    errors: [...errors, beyondOrder, { status: 409, code: "ADMIN__NOT_IN_STOCK" }],
  }),
  refundOrder: adminEndpoint({
    ...changing,
    operationId: "refundOrder",
    path: "/order/{id}/refund",
    summary:
      "Money goes back: for pieces of lines or shipping, or an amount. The buyer is told once it is on its way, with a credit note",
    resource: "payment",
    needsKey: true,
    isSensitive: true,
    input: Type.Object({
      version,
      cause: refundCause,
      lines: Type.Optional(lines),
      amountCents: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
      isShipping: Type.Optional(
        Type.Boolean({ description: "what is left of the shipping costs goes back too" }),
      ),
      isDropped: Type.Optional(
        Type.Boolean({ description: "the pieces were not sent yet and never will be: others may have them" }),
      ),
    }),
    required: ["version", "cause"],
    errors: [...errors, beyondOrder],
  }),
  confirmRefund: adminEndpoint({
    ...changing,
    operationId: "confirmRefund",
    path: "/order/{id}/refund/{refundId}/sent",
    summary: "Money nobody holds for us was sent by hand; the buyer is told",
    resource: "payment",
    needsKey: true,
    isSensitive: true,
    pathParams: { ...changing.pathParams, refundId: idParam("Id of the refund") },
    input: Type.Object({ version }),
    required: ["version"],
    errors,
  }),
  cancelOrder: adminEndpoint({
    ...changing,
    operationId: "cancelOrder",
    path: "/order/{id}/cancel",
    summary: "Call off an order of which nothing was sent: goods are free again, money goes back",
    needsKey: true,
    input: Type.Object({ version, cause: cancelCause }),
    required: ["version", "cause"],
    errors,
  }),
  markOrderPaid: adminEndpoint({
    ...changing,
    operationId: "markOrderPaid",
    path: "/order/{id}/paid",
    summary: "A transfer for the whole amount has come; the buyer is told by mail",
    resource: "payment",
    needsKey: true,
    input: Type.Object({ version }),
    required: ["version"],
    errors,
  }),
  returnGoods: adminEndpoint({
    ...changing,
    operationId: "returnGoods",
    path: "/order/{id}/return",
    summary: "Goods came back; money is another matter",
    needsKey: true,
    input: Type.Object({ version, lines, isRestocked: Type.Boolean() }),
    required: ["version", "lines", "isRestocked"],
    errors: [...errors, beyondOrder],
  }),
  noteOrder: adminEndpoint({
    ...changing,
    operationId: "noteOrder",
    path: "/order/{id}/note",
    summary:
      "A note for colleagues; it wants no version, and whoever changes the order next has to have read it",
    needsKey: true,
    input: Type.Object({ content: Type.String({ minLength: 1, maxLength: 2000 }) }),
    required: ["content"],
    errors: [notFound],
  }),
  flagOrder: adminEndpoint({
    ...changing,
    operationId: "flagOrder",
    method: "PUT",
    path: "/order/{id}/flag",
    summary: "What somebody should look at; those that are not named go",
    input: Type.Object({ version, flags: Type.Array(flag, { maxItems: 10 }) }),
    required: ["version", "flags"],
    errors: [notFound, changedMeanwhileError],
  }),
  resendOrderMail: adminEndpoint({
    ...changing,
    operationId: "resendOrderMail",
    path: "/order/{id}/mail",
    summary: "The confirmation once more, or the mail about a shipment",
    needsKey: true,
    input: Type.Object({ version, shipmentId: Type.Optional(idSchema()) }),
    required: ["version"],
    errors,
  }),
} as const;
