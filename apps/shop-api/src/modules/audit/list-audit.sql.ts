import type { AuditEntry, ListPage, ListRequest } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { listRows } from "../admin-list/index.ts";

export function listAudit(sql: Sql, request: ListRequest): Promise<ListPage<AuditEntry>> {
  return listRows<AuditEntry>(sql, request, {
    rows: sql`from staff_audit a`,
    columns: sql`a.id, a.at, a.staff_id as "staffId", a.staff, a.action, a.resource, a.object, a.before, a.after, a.address, a.device, a.hash`,
    filters: {
      staffId: (value) => sql`a.staff_id = ${value}`,
      action: (value) => sql`a.action = ${value}`,
      resource: (value) => sql`a.resource = ${value}`,
      object: (value) => sql`a.object = ${value}`,
    },
    sorts: { id: sql`a.id` },
    last: sql`a.id`,
  });
}
