import type { StaffPermissions } from "@hearth/rules";
import type { Sql } from "../../../platform/database/database.ts";

export interface RoleRow {
  id: string;
  name: string;
  permissions: StaffPermissions;
  members: number;
  version: number;
}

export function selectRoles(sql: Sql) {
  return sql<RoleRow[]>`
    select r.id, r.name, r.permissions, r.version, (select count(*)::int from staff_account a where a.role_id = r.id) as members
    from staff_role r order by lower(r.name), r.id`;
}

export async function selectRole(sql: Sql, id: string): Promise<RoleRow | undefined> {
  return (await selectRoles(sql)).find((row) => row.id === id);
}

export async function lockRole(tx: Sql, id: string): Promise<RoleRow | undefined> {
  await tx`select from staff_role where id = ${id} for update`;
  return selectRole(tx, id);
}

/** False: the name is taken. */
export async function insertRole(
  tx: Sql,
  { id, name, permissions }: { id: string; name: string; permissions: StaffPermissions },
): Promise<boolean> {
  const { count } = await tx`insert into staff_role (id, name, permissions)
    values (${id}, ${name}, ${JSON.stringify(permissions)}::text::jsonb) on conflict do nothing`;
  return count === 1;
}

export async function isRoleNameTaken(tx: Sql, name: string, butId: string): Promise<boolean> {
  return (await tx`select from staff_role where lower(name) = lower(${name}) and id <> ${butId}`).length > 0;
}

export async function updateRole(
  tx: Sql,
  id: string,
  { name, permissions }: { name: string; permissions: StaffPermissions },
): Promise<void> {
  await tx`update staff_role set name = ${name}, permissions = ${JSON.stringify(permissions)}::text::jsonb where id = ${id}`;
}

export async function deleteRole(tx: Sql, id: string): Promise<void> {
  await tx`delete from staff_role where id = ${id}`;
}

/** How many have each of the roles every shop has. */
export async function countMembers(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ role: string; members: number }[]>`
    select role, count(*)::int as members from staff_account where role is not null group by role`;
  return new Map(rows.map(({ role, members }) => [role, members]));
}
