import { DateTime, idSchema, nullable, NullableText } from "@hearth/contract";
import { stateMachines } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { listOf } from "../list.ts";
import { notFound } from "../shared-errors.ts";

const cents = Type.Integer({ description: "whole cents" });
const stateOf = (entity: keyof typeof stateMachines) =>
  Type.Unsafe<string>({ type: "string", enum: Object.keys(stateMachines[entity]) });
const day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

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
};
const OrderHeadSchema = Type.Object(head, { title: "OrderHead" });

const Line = Type.Object(
  {
    id: idSchema(),
    type: Type.String(),
    productNumber: NullableText,
    label: Type.String(),
    quantity: Type.Integer(),
    unitCents: cents,
    totalCents: cents,
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
const Document = Type.Object(
  { id: idSchema(), type: Type.String(), number: Type.String(), createdAt: DateTime },
  { title: "AdminOrderDocument" },
);
const Step = Type.Object(
  {
    entity: Type.String(),
    from: NullableText,
    to: Type.String(),
    actor: Type.String(),
    at: DateTime,
  },
  { title: "AdminOrderStep" },
);
/** As it was agreed. */
const Address = Type.Object(
  {
    name: Type.String(),
    company: NullableText,
    street: Type.String(),
    zipcode: NullableText,
    city: Type.String(),
    phone: NullableText,
  },
  { title: "AdminOrderAddress" },
);

const OrderSheetSchema = Type.Object(
  {
    ...head,
    customerId: nullable(idSchema()),
    comment: NullableText,
    billing: nullable(Address),
    shipping: nullable(Address),
    lines: Type.Array(Line),
    payments: Type.Array(Payment),
    deliveries: Type.Array(Delivery),
    documents: Type.Array(Document),
    steps: Type.Array(Step),
  },
  { title: "OrderSheet" },
);

export type OrderHead = Static<typeof OrderHeadSchema>;
export type OrderSheet = Static<typeof OrderSheetSchema>;

export const orderEndpoints = {
  listOrders: adminEndpoint({
    operationId: "listOrders",
    method: "GET",
    path: "/order",
    summary: "Orders; searched by number, name, e-mail and article number",
    resource: "order",
    action: "read",
    list: {
      filters: Type.Object({
        state: stateOf("order"),
        paymentState: stateOf("transaction"),
        deliveryState: stateOf("delivery"),
        from: day,
        until: day,
      }),
      sorts: ["-placedAt", "totalCents", "number"],
      hasSearch: true,
    },
    answers: { 200: listOf("OrderList", OrderHeadSchema) },
  }),
  readOrder: adminEndpoint({
    operationId: "readOrder",
    method: "GET",
    path: "/order/{id}",
    summary: "An order with its lines, payments, deliveries, documents and steps",
    resource: "order",
    action: "read",
    pathParams: { id: idParam("Id of the order") },
    answers: { 200: OrderSheetSchema },
    errors: [notFound],
  }),
} as const;
