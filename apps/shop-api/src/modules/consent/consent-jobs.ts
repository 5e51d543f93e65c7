import type { Sql } from "../../platform/database/database.ts";
import { deleteOverConsents } from "./consent.sql.ts";

export const FORGET_CONSENTS = "forget_consents";

export function consentJobs(sql: Sql) {
  return {
    [FORGET_CONSENTS]: () => deleteOverConsents(sql),
  };
}
