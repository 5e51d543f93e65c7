import { DateTime, idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../../admin-endpoint.ts";
import { listOf } from "../../list.ts";

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const AuditEntrySchema = Type.Object(
  {
    id: Type.Integer(),
    at: DateTime,
    staffId: nullable(idSchema()),
    staff: Type.String({ description: "mail address at that time, or who else it was" }),
    action: Type.String({ description: "the operation" }),
    resource: Type.String(),
    object: NullableText,
    before: Type.Unknown(),
    after: Type.Unknown(),
    address: NullableText,
    device: NullableText,
    hash: Type.String(),
  },
  { title: "AuditEntry" },
);

const AuditCheckSchema = Type.Object(
  {
    isWhole: Type.Boolean(),
    entries: Type.Integer(),
    brokenAt: nullable(Type.Integer({ description: "first entry that does not fit" })),
    head: Type.String({ description: "hash of the last entry; kept elsewhere it proves the whole log" }),
  },
  { title: "AuditCheck" },
);

export type AuditEntry = Static<typeof AuditEntrySchema>;
export type AuditCheck = Static<typeof AuditCheckSchema>;

export const auditEndpoints = {
  listAudit: adminEndpoint({
    operationId: "listAudit",
    method: "GET",
    path: "/audit",
    summary: "Who did what, the newest first",
    resource: "audit",
    action: "read",
    list: {
      filters: Type.Object({
        staffId: idSchema(),
        action: text(64),
        resource: text(64),
        object: text(128),
      }),
      sorts: ["-id"],
      hasSearch: false,
    },
    answers: { 200: listOf("AuditList", AuditEntrySchema) },
  }),
  checkAudit: adminEndpoint({
    operationId: "checkAudit",
    method: "GET",
    path: "/audit/check",
    summary: "Whether every entry is there and as it was written",
    resource: "audit",
    action: "read",
    answers: { 200: AuditCheckSchema },
  }),
} as const;
