import { DateTime, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { listOf } from "../list.ts";
import { notFound } from "../shared-errors.ts";

const step = Type.Enum(["accepted", "declined", "returned", "refunded"]);

const WithdrawalSchema = Type.Object(
  {
    reference: Type.String(),
    receivedAt: DateTime,
    name: Type.String(),
    contract: Type.String(),
    goods: NullableText,
    email: Type.String(),
    state: NullableText,
    orderNumber: NullableText,
  },
  { title: "AdminWithdrawal" },
);

export type AdminWithdrawal = Static<typeof WithdrawalSchema>;

export const withdrawalEndpoints = {
  listWithdrawals: adminEndpoint({
    operationId: "listWithdrawals",
    method: "GET",
    path: "/withdrawal",
    summary: "Declarations that something is still to be done about, the oldest first",
    resource: "withdrawal",
    action: "read",
    list: { filters: Type.Object({}), sorts: ["receivedAt"], hasSearch: true },
    answers: { 200: listOf("WithdrawalList", WithdrawalSchema) },
  }),
  noteWithdrawal: adminEndpoint({
    operationId: "noteWithdrawal",
    method: "POST",
    path: "/withdrawal/{reference}/step",
    summary: "Write down what became of a declaration",
    resource: "withdrawal",
    action: "change",
    needsKey: true,
    pathParams: { reference: idParam("Reference of the declaration", "^[A-Z0-9]{10}$") },
    input: Type.Object({ state: step, note: Type.Optional(Type.String({ maxLength: 1000 })) }),
    required: ["state"],
    answers: { 204: null },
    errors: [notFound],
  }),
} as const;
