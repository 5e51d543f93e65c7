// Who did what in the back office: written in the transaction of the change, chained by hashes, never changed. Start at
// write-audit.sql.ts; whether the chain is whole is asked in check-audit.ts.
export type { AuditNote, Author } from "./audit-entry.ts";
export { checkAudit } from "./check-audit.ts";
export { listAudit } from "./list-audit.sql.ts";
export { writeAudit } from "./write-audit.sql.ts";
