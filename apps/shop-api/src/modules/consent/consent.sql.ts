import type { Sql } from "../../platform/database/database.ts";

export interface ConsentRecord {
  consentId: string;
  groups: readonly string[];
  textVersion: string;
  languageId: string;
}

export async function insertConsent(sql: Sql, record: ConsentRecord): Promise<void> {
  await sql`
    insert into consent_record (consent_id, groups, text_version, language_id)
    values (${record.consentId}, ${[...record.groups]}, ${record.textVersion}, ${record.languageId})`;
}

/** A choice holds for 180 days; for three years more somebody may ask for its proof (§ 31 OWiG). */
export async function deleteOverConsents(sql: Sql): Promise<void> {
  await sql`delete from consent_record where recorded_at < now() - interval '3 years 180 days'`;
}
