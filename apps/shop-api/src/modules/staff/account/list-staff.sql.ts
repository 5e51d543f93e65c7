import type { ListPage, ListRequest, StaffMember } from "@hearth/admin-contract";
import { isId } from "@hearth/contract";
import type { Sql } from "../../../platform/database/database.ts";
import { listRows, matches } from "../../admin-list/index.ts";
import { presentMember } from "./present-member.ts";
import { type StaffRow, staffColumns, staffJoins } from "./staff-account.sql.ts";

export async function listStaff(sql: Sql, request: ListRequest): Promise<ListPage<StaffMember>> {
  const page = await listRows<StaffRow>(sql, request, {
    rows: sql`from staff_account a ${staffJoins(sql)}`,
    columns: staffColumns(sql),
    filters: {
      state: (state) => stateIs(sql, state),
      role: (key) => (isId(key) ? sql`a.role_id = ${key}` : sql`a.role = ${key}`),
    },
    search: (text) => sql`(${matches(sql, sql`a.email`, text)} or ${matches(sql, sql`a.name`, text)})`,
    sorts: {
      email: sql`lower(a.email)`,
      name: sql`lower(a.name)`,
      createdAt: sql`a.created_at`,
      lastSignInAt: sql`a.last_sign_in_at`,
    },
    last: sql`a.id`,
  });
  return { ...page, items: page.items.map(presentMember) };
}

function stateIs(sql: Sql, state: string) {
  if (state === "blocked") return sql`a.blocked_at is not null`;
  return state === "invited"
    ? sql`a.blocked_at is null and a.password_hash is null`
    : sql`a.blocked_at is null and a.password_hash is not null`;
}
