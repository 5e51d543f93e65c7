import type { SecondFactor } from "@hearth/admin-contract";
import { isStaffRole, rolePermissions, type StaffPermissions } from "@hearth/rules";
import type { Sql } from "../../../platform/database/database.ts";
import type { StaffPerson } from "../staff-ports.ts";

export interface StaffRow {
  id: string;
  email: string;
  name: string;
  locale: string;
  role: string | null;
  role_id: string | null;
  role_name: string | null;
  role_permissions: StaffPermissions | null;
  password_hash: string | null;
  company_subject: string | null;
  totp_secret: string | null;
  totp_waiting: string | null;
  is_blocked: boolean;
  passkeys: number;
  recovery_codes: number;
  invited_until: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  version: number;
}

/** Everything about an account but what opens it to others: `from staff_account a …` follows. */
export function staffColumns(sql: Sql) {
  return sql`a.id, a.email, a.name, l.locale_code as locale, a.role, a.role_id, r.name as role_name, r.permissions as role_permissions,
    a.password_hash, a.company_subject, a.totp_secret, a.totp_waiting, a.blocked_at is not null as is_blocked,
    (select count(*)::int from staff_passkey p where p.staff_id = a.id) as passkeys,
    (select count(*)::int from staff_recovery_code c where c.staff_id = a.id) as recovery_codes,
    (select i.expires_at from staff_invitation i where i.staff_id = a.id) as invited_until,
    a.last_sign_in_at, a.created_at, a.version`;
}

export function staffJoins(sql: Sql) {
  return sql`join language l on l.id = a.language_id left join staff_role r on r.id = a.role_id`;
}

export async function selectStaffByEmail(sql: Sql, email: string): Promise<StaffRow | undefined> {
  const [row] = await sql<StaffRow[]>`
    select ${staffColumns(sql)} from staff_account a ${staffJoins(sql)} where lower(a.email) = ${email.trim().toLowerCase()}`;
  return row;
}

export async function selectStaffBySubject(sql: Sql, subject: string): Promise<StaffRow | undefined> {
  const [row] = await sql<StaffRow[]>`
    select ${staffColumns(sql)} from staff_account a ${staffJoins(sql)} where a.company_subject = ${subject}`;
  return row;
}

export async function selectStaff(sql: Sql, id: string): Promise<StaffRow | undefined> {
  const [row] = await sql<StaffRow[]>`
    select ${staffColumns(sql)} from staff_account a ${staffJoins(sql)} where a.id = ${id}`;
  return row;
}

/** Inside a transaction: nobody else changes this account until it ends. */
export async function lockStaff(tx: Sql, id: string): Promise<StaffRow | undefined> {
  await tx`select from staff_account where id = ${id} for update`;
  return selectStaff(tx, id);
}

export function toPerson(row: StaffRow): StaffPerson {
  const { id, email, name, locale, totp_secret, passkeys, recovery_codes } = row;
  const factors: SecondFactor[] = [
    ...(totp_secret === null ? [] : (["totp"] as const)),
    ...(passkeys > 0 ? (["passkey"] as const) : []),
    ...(recovery_codes > 0 ? (["recovery-code"] as const) : []),
  ];
  return { id, email, name, locale, ...roleOf(row), factors, recoveryCodesLeft: recovery_codes };
}

/** Recovery codes stand in for a factor; they are none. */
export function hasFactor({ totp_secret, passkeys }: Pick<StaffRow, "totp_secret" | "passkeys">): boolean {
  return totp_secret !== null || passkeys > 0;
}

export function roleOf(row: Pick<StaffRow, "role" | "role_id" | "role_name" | "role_permissions">) {
  const { role, role_id, role_name, role_permissions } = row;
  if (role !== null) {
    // A role that went out of the table lets nobody do anything.
    const permissions = isStaffRole(role) ? rolePermissions[role] : {};
    return { role: { key: role, name: role }, permissions };
  }
  return { role: { key: role_id ?? "", name: role_name ?? "" }, permissions: role_permissions ?? {} };
}
