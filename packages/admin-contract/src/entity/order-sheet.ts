import { DateTime, idSchema, nullable, NullableText } from "@hearth/contract";
import { orderSteps, stateMachines } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { fields } from "../fields.ts";
import { linesOf, orderParts } from "./order-parts.ts";

const cents = Type.Integer({ description: "whole cents" });
export const stateOf = (entity: keyof typeof stateMachines) =>
  Type.Unsafe<string>({ type: "string", enum: Object.keys(stateMachines[entity]) });

/** What somebody should look at before the order goes on. */
export const flag = Type.Enum(["fraud", "address"]);
/** Why staff call an order off, or give money back. */
export const cancelCause = Type.Enum([
  "customer",
  "not-deliverable",
  "not-paid",
  "fraud",
  "mistake",
  "other",
]);
export const refundCause = Type.Enum(["not-deliverable", "damaged", "returned", "goodwill", "other"]);

const head = {
  id: idSchema(),
  number: Type.String(),
  placedAt: DateTime,
  state: stateOf("order"),
  paymentState: nullable(stateOf("transaction")),
  deliveryState: nullable(stateOf("delivery")),
  name: Type.String(),
  company: NullableText,
  email: Type.String(),
  totalCents: cents,
  currency: Type.String(),
  flags: Type.Array(flag),
};
export const OrderHeadSchema = Type.Object(head, { title: "OrderHead" });

/** The counts and what was paid are what the arithmetic of @hearth/rules (`line-progress.ts`) wants. */
const Line = Type.Object(
  {
    id: idSchema(),
    type: Type.String(),
    productNumber: NullableText,
    label: Type.String(),
    quantity: Type.Integer(),
    unitCents: cents,
    totalCents: cents,
    isGoods: Type.Boolean({ description: "is sent; files and discounts are not" }),
    sent: Type.Integer(),
    dropped: Type.Integer({ description: "paid back before they were sent" }),
    returned: Type.Integer(),
    refunded: Type.Integer(),
    paidCents: Type.Integer({ description: "for all pieces, discounts taken off, tax included" }),
  },
  { title: "AdminOrderLine" },
);
const Payment = Type.Object(
  {
    id: idSchema(),
    method: Type.String(),
    state: stateOf("transaction"),
    amountCents: cents,
    capturedCents: cents,
    refundedCents: cents,
    provider: NullableText,
    reference: NullableText,
    createdAt: DateTime,
  },
  { title: "AdminOrderPayment" },
);
const Delivery = Type.Object(
  { id: idSchema(), state: stateOf("delivery"), trackingCodes: Type.Array(Type.String()) },
  { title: "AdminOrderDelivery" },
);
const Refund = Type.Object(
  {
    id: idSchema(),
    paymentId: idSchema(),
    amountCents: cents,
    state: Type.Enum(["open", "done"]),
    reason: Type.Union([Type.String(), Type.Null()], { description: "of the shop's own; null: by staff" }),
    cause: nullable(refundCause),
    isByHand: Type.Boolean({ description: "nobody holds the money for us: somebody has to send it" }),
    lines: linesOf("AdminRefundLine", { isDropped: Type.Boolean() }),
    shippingCents: Type.Integer({ description: "of the shipping costs, with tax" }),
    creditNote: Type.Union([Type.String(), Type.Null()], {
      description: "number of the credit note; null: there is none, or its sheet is still to be drawn",
    }),
    createdAt: DateTime,
  },
  { title: "AdminOrderRefund" },
);

export const OrderSheetSchema = Type.Object(
  {
    ...head,
    version: fields.version,
    customerId: nullable(idSchema()),
    comment: NullableText,
    takenBy: Type.Union([Type.String(), Type.Null()], {
      description: "who of the staff took it by telephone; null: the buyer ordered in the shop",
    }),
    billing: nullable(orderParts.address),
    shipping: nullable(orderParts.address),
    lines: Type.Array(Line),
    payments: Type.Array(Payment),
    deliveries: Type.Array(Delivery),
    shipments: Type.Array(orderParts.shipment),
    returns: Type.Array(orderParts.comeback),
    refunds: Type.Array(Refund),
    refundableCents: cents,
    refundableShippingCents: Type.Integer({
      description: "shipping costs that were not given back yet, with tax",
    }),
    documents: Type.Array(orderParts.document),
    mails: Type.Array(orderParts.mail),
    notes: Type.Array(orderParts.note),
    cancelledFor: nullable(cancelCause),
    steps: Type.Array(orderParts.step),
    possible: Type.Array(Type.Enum([...orderSteps]), { description: "what may be done now" }),
  },
  { title: "OrderSheet" },
);

export type OrderHead = Static<typeof OrderHeadSchema>;
export type OrderSheet = Static<typeof OrderSheetSchema>;
export type CancelCause = Static<typeof cancelCause>;
export type RefundCause = Static<typeof refundCause>;
export type OrderFlag = Static<typeof flag>;
