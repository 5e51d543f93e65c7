import { DateTime, idSchema, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { VatCheckSchema } from "../entity/vat-check.ts";
import { listOf } from "../list.ts";
import { notFound } from "../shared-errors.ts";

const GroupRequestSchema = Type.Object(
  {
    id: idSchema(),
    customerNumber: Type.String(),
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    company: NullableText,
    vatIds: Type.Array(Type.String()),
    address: Type.Array(Type.String(), { description: "of the invoice, line by line" }),
    vatChecks: Type.Array(VatCheckSchema, { description: "one for each number" }),
    isVatCheckable: Type.Boolean({ description: "there is a number, and a register to ask" }),
    groupName: Type.String(),
    createdAt: DateTime,
  },
  { title: "GroupRequest" },
);

export type AdminGroupRequest = Static<typeof GroupRequestSchema>;

const decision = {
  method: "POST",
  resource: "customer-group-request",
  action: "change",
  pathParams: { id: idParam("Id of the customer") },
  answers: { 204: null },
  errors: [notFound],
} as const;

/** Who asks to be let into another group, such as trade. A request that was decided is gone. */
export const customerGroupRequestEndpoints = {
  listGroupRequests: adminEndpoint({
    operationId: "listGroupRequests",
    method: "GET",
    path: "/customer-group-request",
    summary: "Requests that wait, the oldest first",
    resource: "customer-group-request",
    action: "read",
    list: { filters: Type.Object({}), sorts: ["createdAt"], hasSearch: true },
    answers: { 200: listOf("GroupRequestList", GroupRequestSchema) },
  }),
  checkGroupRequestVat: adminEndpoint({
    ...decision,
    operationId: "checkGroupRequestVat",
    path: "/customer-group-request/{id}/vat-check",
    summary: "Ask the register of VAT numbers now; it decides nothing",
    answers: { 200: Type.Object({ vatChecks: Type.Array(VatCheckSchema) }, { title: "VatChecks" }) },
    errors: [notFound, { status: 409, code: "ADMIN__NO_VAT_REGISTER" }],
  }),
  acceptGroupRequest: adminEndpoint({
    ...decision,
    operationId: "acceptGroupRequest",
    path: "/customer-group-request/{id}/accept",
    summary: "Let a customer into the group; they hear of it by mail",
  }),
  declineGroupRequest: adminEndpoint({
    ...decision,
    operationId: "declineGroupRequest",
    path: "/customer-group-request/{id}/decline",
    summary: "Leave a customer where they are",
  }),
} as const;
