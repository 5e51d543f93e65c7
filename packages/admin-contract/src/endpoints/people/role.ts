import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import { PermissionsSchema } from "../../entity/session.ts";
import { fields } from "../../fields.ts";
import { changedMeanwhileError, moreThanOwn, notFound } from "../../shared-errors.ts";

const RoleSchema = Type.Object(
  {
    key: Type.String(),
    name: Type.String(),
    permissions: PermissionsSchema,
    isOwn: Type.Boolean({ description: "made by this shop; the others cannot be changed" }),
    members: Type.Integer(),
    version: fields.version,
  },
  { title: "Role" },
);

export type Role = Static<typeof RoleSchema>;

const taken = { status: 409, code: "ADMIN__ROLE_NAME_TAKEN" } as const;
const own = { resource: "role", isSensitive: true } as const;
const pathParams = { id: idParam("Id of an own role") } as const;

export const roleEndpoints = {
  listRoles: adminEndpoint({
    operationId: "listRoles",
    method: "GET",
    path: "/role",
    summary: "The roles every shop has, then its own",
    resource: "role",
    action: "read",
    answers: { 200: Type.Object({ roles: Type.Array(RoleSchema) }) },
  }),
  createRole: adminEndpoint({
    ...own,
    operationId: "createRole",
    method: "POST",
    path: "/role",
    summary: "A role of one's own, with no permission that one does not have",
    action: "create",
    input: Type.Object({ name: fields.name, permissions: PermissionsSchema }),
    required: ["name", "permissions"],
    answers: { 201: RoleSchema },
    errors: [moreThanOwn, taken],
  }),
  changeRole: adminEndpoint({
    ...own,
    operationId: "changeRole",
    method: "PUT",
    path: "/role/{id}",
    summary: "Change an own role; whoever has it may do the new things with their next request",
    action: "change",
    pathParams,
    input: Type.Object({ version: fields.version, name: fields.name, permissions: PermissionsSchema }),
    required: ["version", "name", "permissions"],
    answers: { 200: RoleSchema },
    errors: [notFound, changedMeanwhileError, moreThanOwn, taken],
  }),
  removeRole: adminEndpoint({
    ...own,
    operationId: "removeRole",
    method: "DELETE",
    path: "/role/{id}",
    summary: "Remove a role that nobody has",
    action: "remove",
    pathParams,
    input: Type.Object({ version: fields.version }),
    required: ["version"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError, moreThanOwn, { status: 409, code: "ADMIN__ROLE_IN_USE" }],
  }),
} as const;
