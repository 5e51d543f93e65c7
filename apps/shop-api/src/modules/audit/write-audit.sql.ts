import type { Tx } from "../../platform/database/transaction.ts";
import { type AuditNote, type Author, hashOfEntry, recorded } from "./audit-entry.ts";

/**
 * In the transaction of the change, as its last statement: the lock on the end of the chain is held until it commits, and whoever holds
 * it waits for nobody. Without the record there is no change, and without the change no record.
 */
export async function writeAudit(tx: Tx, author: Author, note: AuditNote): Promise<void> {
  const [head] = await tx<{ id: number; hash: string; now: string }[]>`
    select id, hash, clock_timestamp() as now from staff_audit_head for update`;
  if (!head) throw new Error("The audit log has no end to write at");
  const entry = {
    ...author,
    id: head.id + 1,
    at: new Date(head.now).toISOString(),
    action: note.action,
    resource: note.resource,
    object: note.object,
    before: recorded(note.before),
    after: recorded(note.after),
    previousHash: head.hash,
  };
  const hash = hashOfEntry(entry);
  await tx`
    insert into staff_audit (id, at, staff_id, staff, action, resource, object, before, after, address, device, previous_hash, hash)
    values (${entry.id}, ${entry.at}, ${entry.staffId}, ${entry.staff}, ${entry.action}, ${entry.resource}, ${entry.object},
      ${entry.before}::text::json, ${entry.after}::text::json, ${entry.address}, ${entry.device}, ${entry.previousHash}, ${hash})`;
  await tx`update staff_audit_head set id = ${entry.id}, hash = ${hash}`;
}
