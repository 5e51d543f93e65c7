import type { Passkey } from "@hearth/admin-contract";
import type { Sql } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/new-id.ts";

export async function setWaitingTotp(tx: Sql, staffId: string, sealed: string): Promise<void> {
  await tx`update staff_account set totp_waiting = ${sealed} where id = ${staffId}`;
}

/** From now on the app of the waiting secret counts, from this step on. */
export async function keepTotp(tx: Sql, staffId: string, step: number): Promise<void> {
  await tx`update staff_account set totp_secret = totp_waiting, totp_waiting = null, totp_last_step = ${step}
    where id = ${staffId}`;
}

export async function removeTotpSecret(tx: Sql, staffId: string): Promise<void> {
  await tx`update staff_account set totp_secret = null, totp_waiting = null where id = ${staffId}`;
}

/** False: a code of this step, or of a later one, was used already. */
export async function useStep(tx: Sql, staffId: string, step: number): Promise<boolean> {
  const { count } = await tx`update staff_account set totp_last_step = ${step}
    where id = ${staffId} and totp_last_step < ${step}`;
  return count === 1;
}

export async function replaceRecoveryCodes(
  tx: Sql,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx`delete from staff_recovery_code where staff_id = ${staffId}`;
  await tx`insert into staff_recovery_code (staff_id, code_hash)
    select ${staffId}, hash from unnest(${hashes as string[]}::text[]) as hash`;
}

export async function useRecoveryCode(tx: Sql, staffId: string, hash: string): Promise<boolean> {
  const { count } =
    await tx`delete from staff_recovery_code where staff_id = ${staffId} and code_hash = ${hash}`;
  return count === 1;
}

export interface PasskeyRow {
  id: string;
  credential_id: string;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
}

export function selectPasskeys(sql: Sql, staffId: string) {
  return sql<PasskeyRow[]>`select id, credential_id, public_key, counter, transports from staff_passkey
    where staff_id = ${staffId} order by created_at, id`;
}

export function selectPasskeyNames(sql: Sql, staffId: string) {
  return sql<
    Passkey[]
  >`select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from staff_passkey
    where staff_id = ${staffId} order by created_at, id`;
}

/** False: it is somebody's already. */
export async function insertPasskey(
  tx: Sql,
  staffId: string,
  { name, ...key }: Omit<PasskeyRow, "id"> & { name: string },
): Promise<boolean> {
  const { count } = await tx`
    insert into staff_passkey (id, staff_id, name, credential_id, public_key, counter, transports)
    values (${newId()}, ${staffId}, ${name}, ${key.credential_id}, ${Buffer.from(key.public_key)}, ${key.counter}, ${key.transports})
    on conflict (credential_id) do nothing`;
  return count === 1;
}

export async function notePasskeyUse(tx: Sql, id: string, counter: number): Promise<void> {
  await tx`update staff_passkey set counter = ${counter}, last_used_at = now() where id = ${id}`;
}

/** Whether somebody has such a passkey. */
export async function deletePasskey(tx: Sql, staffId: string, id: string): Promise<boolean> {
  return (await tx`delete from staff_passkey where id = ${id} and staff_id = ${staffId}`).count === 1;
}
