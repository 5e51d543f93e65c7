import { adminFailure, changedMeanwhile, type Role } from "@hearth/admin-contract";
import { failure, isId } from "@hearth/contract";
import { isStaffRole, mayGive, rolePermissions, type StaffPermissions, staffRoles } from "@hearth/rules";
import type { Sql } from "../../../platform/database/database.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { RoleColumns } from "../account/change-account.sql.ts";
import {
  countMembers,
  deleteRole,
  insertRole,
  isRoleNameTaken,
  lockRole,
  type RoleRow,
  selectRole,
  selectRoles,
  updateRole,
} from "./role.sql.ts";

export async function listRoles(sql: Sql): Promise<Role[]> {
  const [members, own] = await Promise.all([countMembers(sql), selectRoles(sql)]);
  const given = staffRoles.map((key) => ({
    key,
    name: key,
    permissions: shown(rolePermissions[key]),
    isOwn: false,
    members: members.get(key) ?? 0,
    version: 0,
  }));
  return [...given, ...own.map(present)];
}

function present({ id, name, permissions, members, version }: RoleRow): Role {
  return { key: id, name, permissions: shown(permissions), isOwn: true, members, version };
}

const shown = (permissions: StaffPermissions) => permissions as Role["permissions"];

interface RoleFields {
  name: string;
  permissions: StaffPermissions;
}

export async function createRole(
  tx: Tx,
  own: StaffPermissions,
  role: RoleFields & { id: string },
): Promise<Role> {
  refuseMore(own, role.permissions);
  if (!(await insertRole(tx, role))) throw nameTaken();
  return readRole(tx, role.id);
}

/** A role that can do more than its changer is out of reach, before and after. */
export async function changeRole(
  tx: Tx,
  own: StaffPermissions,
  { id, version, ...role }: RoleFields & { id: string; version: number },
): Promise<{ before: Role; after: Role }> {
  const before = await lockSeen(tx, id, version);
  refuseMore(own, before.permissions);
  refuseMore(own, role.permissions);
  if (await isRoleNameTaken(tx, role.name, id)) throw nameTaken();
  await updateRole(tx, id, role);
  return { before: present(before), after: await readRole(tx, id) };
}

export async function removeRole(
  tx: Tx,
  own: StaffPermissions,
  { id, version }: { id: string; version: number },
): Promise<Role> {
  const before = await lockSeen(tx, id, version);
  refuseMore(own, before.permissions);
  if (before.members > 0)
    throw adminFailure(409, "ADMIN__ROLE_IN_USE", { detail: "Somebody has this role." });
  await deleteRole(tx, id);
  return present(before);
}

/** What a key means; undefined: there is no such role. */
export async function findRole(
  sql: Sql,
  key: string,
): Promise<{ columns: RoleColumns; permissions: StaffPermissions } | undefined> {
  if (isStaffRole(key)) return { columns: { role: key, roleId: null }, permissions: rolePermissions[key] };
  const row = isId(key) ? await selectRole(sql, key) : undefined;
  return row && { columns: { role: null, roleId: row.id }, permissions: row.permissions };
}

export function refuseMore(own: StaffPermissions, given: StaffPermissions): void {
  if (mayGive(own, given)) return;
  throw adminFailure(403, "ADMIN__MORE_THAN_OWN", { detail: "That is more than you may do yourself." });
}

async function lockSeen(tx: Tx, id: string, version: number): Promise<RoleRow> {
  const row = await lockRole(tx, id);
  if (!row) throw noSuchRole();
  if (row.version !== version) throw changedMeanwhile(present(row));
  return row;
}

async function readRole(sql: Sql, id: string): Promise<Role> {
  const row = await selectRole(sql, id);
  if (!row) throw noSuchRole();
  return present(row);
}

function noSuchRole() {
  return failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such role." });
}

function nameTaken() {
  return adminFailure(409, "ADMIN__ROLE_NAME_TAKEN", { detail: "Another role has this name." });
}
