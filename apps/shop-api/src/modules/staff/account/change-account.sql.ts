import type { Sql } from "../../../platform/database/database.ts";

export interface NewStaff {
  id: string;
  email: string;
  name: string;
  languageId: string;
  role: RoleColumns;
}

/** Exactly one of them. */
export interface RoleColumns {
  role: string | null;
  roleId: string | null;
}

/** False: the address has an account. */
export async function insertStaff(
  tx: Sql,
  { id, email, name, languageId, role }: NewStaff,
): Promise<boolean> {
  const { count } = await tx`
    insert into staff_account (id, email, name, language_id, role, role_id)
    values (${id}, ${email}, ${name}, ${languageId}, ${role.role}, ${role.roleId}) on conflict do nothing`;
  return count === 1;
}

export async function updateStaff(
  tx: Sql,
  id: string,
  change: { name: string; languageId: string; role: RoleColumns; isBlocked: boolean },
): Promise<void> {
  await tx`update staff_account set name = ${change.name}, language_id = ${change.languageId}, role = ${change.role.role},
      role_id = ${change.role.roleId}, blocked_at = ${change.isBlocked ? tx`coalesce(blocked_at, now())` : null}
    where id = ${id}`;
}

export async function keepSubject(tx: Sql, id: string, subject: string): Promise<void> {
  await tx`update staff_account set company_subject = ${subject} where id = ${id}`;
}

export async function setPassword(tx: Sql, id: string, hash: string): Promise<void> {
  await tx`update staff_account set password_hash = ${hash} where id = ${id}`;
}

/** Whoever accepts an invitation begins without anything there was. */
export async function beginAccount(
  tx: Sql,
  id: string,
  { name, hash }: { name: string; hash: string },
): Promise<void> {
  await tx`update staff_account set name = ${name}, password_hash = ${hash} where id = ${id}`;
}

/** Nothing proves any more who it is; the row and what it did stay. */
export async function forgetProofs(tx: Sql, id: string): Promise<void> {
  await tx`update staff_account set password_hash = null, totp_secret = null, totp_waiting = null where id = ${id}`;
  await tx`delete from staff_passkey where staff_id = ${id}`;
  await tx`delete from staff_recovery_code where staff_id = ${id}`;
  await tx`delete from staff_session where staff_id = ${id}`;
}

export async function noteSignIn(tx: Sql, id: string): Promise<void> {
  await tx`update staff_account set last_sign_in_at = now() where id = ${id}`;
}

/** Null: the shop does not have the language. */
export async function selectLanguageId(sql: Sql, locale: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`select id from language where locale_code = ${locale}`;
  return row?.id ?? null;
}

/** Owners who can sign in, locked: two of them cannot take each other's role at once. */
export async function lockOwners(tx: Sql): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from staff_account where role = 'owner' and blocked_at is null and password_hash is not null order by id for update`;
  return rows.map(({ id }) => id);
}
