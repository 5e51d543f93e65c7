import { adminFailure, changedMeanwhile, type StaffMember } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Sql } from "../../../platform/database/database.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { findRole, refuseMore } from "../role/roles.ts";
import { endSessionsOfStaff } from "../session/staff-session.sql.ts";
import type { StaffPerson } from "../staff-ports.ts";
import { lockOwners, selectLanguageId, updateStaff } from "./change-account.sql.ts";
import { presentMember } from "./present-member.ts";
import { lockStaff, roleOf, selectStaff, type StaffRow } from "./staff-account.sql.ts";

export async function readStaff(sql: Sql, id: string): Promise<StaffMember> {
  const row = await selectStaff(sql, id);
  if (!row) throw noSuchStaff();
  return presentMember(row);
}

export interface StaffChange {
  id: string;
  version: number;
  name?: string | undefined;
  locale?: string | undefined;
  role?: string | undefined;
  isBlocked?: boolean | undefined;
}

/** Whoever may do more is out of reach. Somebody who is blocked is signed out everywhere at once. */
export async function changeStaff(
  tx: Tx,
  by: StaffPerson,
  change: StaffChange,
): Promise<{ before: StaffMember; after: StaffMember }> {
  const row = await lockSeenStaff(tx, by, change);
  const role = change.role === undefined ? undefined : await roleFor(tx, by, change.role);
  const isBlocked = change.isBlocked ?? row.is_blocked;
  const staysOwner = !isBlocked && (role?.columns ?? row).role === "owner";
  if (!staysOwner) await refuseLastOwner(tx, row);
  await updateStaff(tx, row.id, {
    name: change.name ?? row.name,
    languageId: await languageFor(tx, change.locale ?? row.locale),
    role: role?.columns ?? { role: row.role, roleId: row.role_id },
    isBlocked,
  });
  if (isBlocked) await endSessionsOfStaff(tx, row.id);
  return { before: presentMember(row), after: await readStaff(tx, row.id) };
}

/** The account in the version somebody has seen, locked, if they may change it at all. */
export async function lockSeenStaff(
  tx: Tx,
  by: StaffPerson,
  { id, version }: { id: string; version: number },
): Promise<StaffRow> {
  // Before the row itself: everybody takes these locks in the same order.
  await lockOwners(tx);
  const row = await lockStaff(tx, id);
  if (!row) throw noSuchStaff();
  refuseMore(by.permissions, roleOf(row).permissions);
  if (row.version !== version) throw changedMeanwhile(presentMember(row));
  return row;
}

export async function roleFor(sql: Sql, by: Pick<StaffPerson, "permissions"> | null, key: string) {
  const role = await findRole(sql, key);
  if (!role) throw adminFailure(400, "ADMIN__UNKNOWN_ROLE", { detail: "No such role.", pointer: "/role" });
  if (by) refuseMore(by.permissions, role.permissions);
  return role;
}

/** A shop nobody can run any more would need somebody with the database. */
export async function refuseLastOwner(tx: Tx, { id }: StaffRow): Promise<void> {
  const owners = await lockOwners(tx);
  if (owners.length === 1 && owners[0] === id)
    throw adminFailure(409, "ADMIN__LAST_OWNER", { detail: "The shop needs an owner who can sign in." });
}

export async function languageFor(sql: Sql, locale: string): Promise<string> {
  const id = await selectLanguageId(sql, locale);
  if (id !== null) return id;
  throw failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
    detail: `There is no language ${locale}.`,
    pointer: "/locale",
  });
}

function noSuchStaff() {
  return failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such account." });
}
