import type { auditTexts as german } from "./de-de.ts";

export const auditTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.audit": "Audit log",
  "nav.own-account": "Own account",
  "audit.empty": "Nothing happened yet.",
  "audit.check": "Check the log",
  "audit.whole": "Whole and unchanged: {entries} entries. Last hash:",
  "audit.broken": "Entry {id} does not fit the one before. Somebody changed the log.",
  "audit.show": "Before and after",
  "audit.showNamed": "Before and after: entry {id}",
  "audit.before": "Before",
  "audit.after": "After",
};
