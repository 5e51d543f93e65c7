import Type from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { flag, OrderHeadSchema, OrderSheetSchema, stateOf } from "../entity/order-sheet.ts";
import { WholeFileSchema } from "../entity/whole-file.ts";
import { fields } from "../fields.ts";
import { listLimit, listOf } from "../list.ts";
import { notFound } from "../shared-errors.ts";

const day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

const reading = {
  method: "GET",
  resource: "order",
  action: "read",
  errors: [notFound],
} as const;
const pathParams = { id: idParam("Id of the order") } as const;

const filters = Type.Object({
  state: stateOf("order"),
  paymentState: stateOf("transaction"),
  deliveryState: stateOf("delivery"),
  flag,
  customerNumber: fields.customerNumber,
  from: day,
  until: day,
});

export const orderEndpoints = {
  listOrders: adminEndpoint({
    operationId: "listOrders",
    method: "GET",
    path: "/order",
    summary: "Orders; searched by number, name, e-mail and article number",
    resource: "order",
    action: "read",
    list: {
      filters,
      sorts: ["-placedAt", "totalCents", "number"],
      hasSearch: true,
    },
    answers: { 200: listOf("OrderList", OrderHeadSchema) },
  }),
  exportOrders: adminEndpoint({
    operationId: "exportOrders",
    method: "POST",
    path: "/order/export",
    summary:
      "All orders a list would show, newest first, to be taken out of the shop; refused where there are too many",
    resource: "personal-data",
    action: "create",
    isSensitive: true,
    input: Type.Object({
      filter: Type.Optional(Type.Partial(filters, { additionalProperties: false })),
      search: Type.Optional(Type.String({ maxLength: listLimit.search })),
    }),
    answers: {
      200: Type.Object(
        { items: Type.Array(OrderHeadSchema, { maxItems: listLimit.counted }) },
        { title: "OrderExport" },
      ),
    },
  }),
  readOrder: adminEndpoint({
    ...reading,
    operationId: "readOrder",
    path: "/order/{id}",
    summary: "An order with all that happened to it, and what may be done with it now",
    pathParams,
    answers: { 200: OrderSheetSchema },
  }),
  printPickList: adminEndpoint({
    ...reading,
    operationId: "printPickList",
    path: "/order/{id}/pick-list",
    summary: "What is still to be sent, as a sheet for the warehouse",
    pathParams,
    answers: { 200: WholeFileSchema },
  }),
  printDeliveryNote: adminEndpoint({
    ...reading,
    operationId: "printDeliveryNote",
    path: "/order/{id}/shipment/{shipmentId}/delivery-note",
    summary: "The sheet that goes with a shipment, in the buyer's language",
    pathParams: { ...pathParams, shipmentId: idParam("Id of the shipment") },
    answers: { 200: WholeFileSchema },
  }),
  readOrderDocument: adminEndpoint({
    ...reading,
    operationId: "readOrderDocument",
    path: "/order/{id}/document/{documentId}",
    summary: "An invoice, cancellation invoice or credit note, as the buyer got it",
    pathParams: { ...pathParams, documentId: idParam("Id of the document") },
    answers: { 200: WholeFileSchema },
  }),
} as const;
