import type { AuditCheck } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { hashOfEntry } from "./audit-entry.ts";
import { readChain, selectHead } from "./chain.sql.ts";

/**
 * Reads the whole log and makes every hash anew: a row that was changed, taken out or put in does not fit. Entries that are written
 * meanwhile count the next time. Whoever owns the database could write the whole log anew; the head, kept elsewhere, tells.
 */
export async function checkAudit(sql: Sql): Promise<AuditCheck> {
  const head = await selectHead(sql);
  let previous = { id: 0, hash: "0".repeat(64) };
  for await (const batch of readChain(sql, head.id)) {
    for (const { hash, ...entry } of batch) {
      const isNext = entry.id === previous.id + 1 && entry.previousHash === previous.hash;
      if (!isNext || hashOfEntry(entry) !== hash)
        return { isWhole: false, entries: previous.id, brokenAt: previous.id + 1, head: head.hash };
      previous = { id: entry.id, hash };
    }
  }
  const isWhole = previous.id === head.id && previous.hash === head.hash;
  return { isWhole, entries: previous.id, brokenAt: isWhole ? null : previous.id + 1, head: head.hash };
}
