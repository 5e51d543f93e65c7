import { DateTime, idSchema, nullable } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import { RoleNameSchema } from "../../entity/session.ts";
import { fields } from "../../fields.ts";
import { listOf } from "../../list.ts";
import { changedMeanwhileError, moreThanOwn, notFound, throttled } from "../../shared-errors.ts";

const state = Type.Enum(["invited", "active", "blocked"]);
const role = Type.String({ minLength: 1, maxLength: 40, description: "key of a role" });
const unknownRole = { status: 400, code: "ADMIN__UNKNOWN_ROLE" } as const;
const lastOwner = { status: 409, code: "ADMIN__LAST_OWNER" } as const;

const StaffMemberSchema = Type.Object(
  {
    id: idSchema(),
    email: Type.String(),
    name: Type.String(),
    locale: Type.String(),
    role: RoleNameSchema,
    state,
    invitedUntil: nullable(DateTime),
    lastSignInAt: nullable(DateTime),
    createdAt: DateTime,
    version: fields.version,
  },
  { title: "StaffMember" },
);

export type StaffMember = Static<typeof StaffMemberSchema>;

export const staffEndpoints = {
  listStaff: adminEndpoint({
    operationId: "listStaff",
    method: "GET",
    path: "/staff",
    summary: "Everybody who may sign in, and who was invited",
    resource: "staff",
    action: "read",
    list: {
      filters: Type.Object({ state, role }),
      sorts: ["email", "name", "createdAt", "lastSignInAt"],
      hasSearch: true,
    },
    answers: { 200: listOf("StaffList", StaffMemberSchema) },
  }),
  readStaff: adminEndpoint({
    operationId: "readStaff",
    method: "GET",
    path: "/staff/{id}",
    summary: "One of them",
    resource: "staff",
    action: "read",
    pathParams: { id: idParam("Id of the account") },
    answers: { 200: StaffMemberSchema },
    errors: [notFound],
  }),
  inviteStaff: adminEndpoint({
    operationId: "inviteStaff",
    method: "POST",
    path: "/staff",
    summary: "Invite somebody by mail, with a role that can do no more than one's own",
    resource: "staff",
    action: "create",
    isSensitive: true,
    needsKey: true,
    input: Type.Object({ email: fields.email, name: fields.name, locale: fields.locale, role }),
    required: ["email", "name", "locale", "role"],
    answers: { 201: StaffMemberSchema },
    errors: [unknownRole, moreThanOwn, throttled, { status: 409, code: "ADMIN__EMAIL_TAKEN" }],
  }),
  inviteAgain: adminEndpoint({
    operationId: "inviteAgain",
    method: "POST",
    path: "/staff/{id}/invitation",
    summary: "A new link by mail; password, second factors and sessions there were are gone",
    resource: "staff",
    action: "change",
    isSensitive: true,
    needsKey: true,
    pathParams: { id: idParam("Id of the account") },
    input: Type.Object({ version: fields.version }),
    required: ["version"],
    answers: { 200: StaffMemberSchema },
    errors: [notFound, changedMeanwhileError, moreThanOwn, throttled, lastOwner],
  }),
  changeStaff: adminEndpoint({
    operationId: "changeStaff",
    method: "PATCH",
    path: "/staff/{id}",
    summary: "Another name, language or role; block somebody, or let them in again",
    resource: "staff",
    action: "change",
    isSensitive: true,
    pathParams: { id: idParam("Id of the account") },
    input: Type.Object({
      version: fields.version,
      name: Type.Optional(fields.name),
      locale: Type.Optional(fields.locale),
      role: Type.Optional(role),
      isBlocked: Type.Optional(Type.Boolean()),
    }),
    required: ["version"],
    answers: { 200: StaffMemberSchema },
    errors: [notFound, changedMeanwhileError, moreThanOwn, unknownRole, lastOwner],
  }),
} as const;
