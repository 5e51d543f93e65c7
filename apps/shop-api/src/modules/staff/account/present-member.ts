import type { StaffMember } from "@hearth/admin-contract";
import { roleOf, type StaffRow } from "./staff-account.sql.ts";

export function presentMember(row: StaffRow): StaffMember {
  const { id, email, name, locale, invited_until, last_sign_in_at, created_at, version } = row;
  return {
    id,
    email,
    name,
    locale,
    role: roleOf(row).role,
    state: row.is_blocked ? "blocked" : row.password_hash === null ? "invited" : "active",
    invitedUntil: invited_until,
    lastSignInAt: last_sign_in_at,
    createdAt: created_at,
    version,
  };
}
