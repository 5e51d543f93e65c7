import type { Invitation } from "@hearth/admin-contract";
import type { Sql } from "../../../platform/database/database.ts";

const INVITATION_HOURS = 72;

/** One per account: an older link ends. */
export async function saveInvitation(tx: Sql, staffId: string, hash: string): Promise<void> {
  await tx`insert into staff_invitation (staff_id, secret_hash, expires_at)
    values (${staffId}, ${hash}, now() + ${INVITATION_HOURS} * interval '1 hour')
    on conflict (staff_id) do update set secret_hash = excluded.secret_hash, expires_at = excluded.expires_at`;
}

/** Undefined: there is none, or it is over. */
export async function selectInvitation(
  sql: Sql,
  hash: string,
): Promise<(Invitation & { staffId: string }) | undefined> {
  const [row] = await sql<(Invitation & { staffId: string })[]>`
    select i.staff_id as "staffId", a.email, a.name, l.locale_code as locale, i.expires_at as "expiresAt"
    from staff_invitation i join staff_account a on a.id = i.staff_id join language l on l.id = a.language_id
    where i.secret_hash = ${hash} and i.expires_at > now() and a.blocked_at is null`;
  return row;
}

/** Takes the link out of use; false if somebody else has just used it. */
export async function useInvitation(tx: Sql, hash: string): Promise<boolean> {
  return (
    (await tx`delete from staff_invitation where secret_hash = ${hash} and expires_at > now()`).count === 1
  );
}
