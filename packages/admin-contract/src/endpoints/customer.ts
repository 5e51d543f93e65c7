import { idSchema } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { accountType, CustomerHeadSchema, CustomerSheetSchema, customerState } from "../entity/customer.ts";
import { WholeFileSchema } from "../entity/whole-file.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const CustomerChoicesSchema = Type.Object(
  {
    customerGroups: Type.Array(
      Type.Object({ id: idSchema(), name: Type.String() }, { title: "GroupChoice" }),
    ),
  },
  { title: "CustomerChoices" },
);

export type CustomerChoices = Static<typeof CustomerChoicesSchema>;

const pathParams = { id: idParam("Id of the customer") } as const;

const door = {
  method: "POST",
  resource: "customer",
  action: "change",
  pathParams,
  input: Type.Object({ version: fields.version }),
  required: ["version"],
  answers: { 200: CustomerSheetSchema },
  errors: [notFound, changedMeanwhileError],
} as const;

/**
 * Customers and guests. Who may put them into a group is who decides about requests for one; taking out or erasing all that is held
 * about a person is a resource of its own, `personal-data`: `create` makes a copy, `remove` erases.
 */
export const customerEndpoints = {
  listCustomers: adminEndpoint({
    operationId: "listCustomers",
    method: "GET",
    path: "/customer",
    summary: "Customers and guests; searched by name, e-mail, customer number and company",
    resource: "customer",
    action: "read",
    list: {
      filters: Type.Object({
        groupId: idSchema(),
        accountType,
        state: customerState,
        kind: Type.Enum(["account", "guest"]),
      }),
      sorts: ["-createdAt", "name", "orderCount", "lastLoginAt"],
      hasSearch: true,
    },
    answers: { 200: listOf("CustomerList", CustomerHeadSchema) },
  }),
  readCustomer: adminEndpoint({
    operationId: "readCustomer",
    method: "GET",
    path: "/customer/{id}",
    summary: "What the shop knows about a customer",
    resource: "customer",
    action: "read",
    pathParams,
    answers: { 200: CustomerSheetSchema },
    errors: [notFound],
  }),
  readCustomerChoices: adminEndpoint({
    operationId: "readCustomerChoices",
    method: "GET",
    path: "/customer-choice",
    summary: "The groups there are",
    resource: "customer",
    action: "read",
    answers: { 200: CustomerChoicesSchema },
  }),
  blockCustomer: adminEndpoint({
    ...door,
    operationId: "blockCustomer",
    path: "/customer/{id}/block",
    summary: "Sign a customer out everywhere, and let them in no more",
  }),
  unblockCustomer: adminEndpoint({
    ...door,
    operationId: "unblockCustomer",
    path: "/customer/{id}/unblock",
    summary: "Let a customer in again",
  }),
  changeCustomerGroup: adminEndpoint({
    ...door,
    operationId: "changeCustomerGroup",
    path: "/customer/{id}/group",
    summary: "Another group; if it is the one they asked for, their request is accepted",
    resource: "customer-group-request",
    input: Type.Object({ version: fields.version, groupId: idSchema() }),
    required: ["version", "groupId"],
    errors: [...door.errors, { status: 400, code: "ADMIN__UNKNOWN_GROUP" }],
  }),
  exportCustomer: adminEndpoint({
    operationId: "exportCustomer",
    method: "POST",
    path: "/customer/{id}/export",
    summary: "Everything held about a person, as a file (GDPR articles 15 and 20)",
    resource: "personal-data",
    action: "create",
    isSensitive: true,
    pathParams,
    answers: { 200: WholeFileSchema },
    errors: [notFound],
  }),
  eraseCustomer: adminEndpoint({
    operationId: "eraseCustomer",
    method: "DELETE",
    path: "/customer/{id}",
    summary: "Erase a person (GDPR article 17); orders and their documents are kept, without the customer",
    resource: "personal-data",
    action: "remove",
    isSensitive: true,
    pathParams,
    input: Type.Object({ version: fields.version }),
    required: ["version"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError],
  }),
} as const;
