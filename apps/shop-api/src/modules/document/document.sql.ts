import { randomBytes } from "node:crypto";
import type { Sql } from "../../platform/database/database.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";

/** As the contract names them. */
export type DocumentType = "invoice" | "storno" | "credit_note";

export interface NumberedDocument {
  id: string;
  number: string;
  created_at: string;
  is_written: boolean;
}

/**
 * Inside a transaction that holds the order's lock: the number of its document, taken once. The sheet follows later: numbers are
 * given one after the other, and nobody should wait for the drawing of somebody else's. A number without a sheet belongs to a job
 * that will be repeated.
 */
export async function takeDocumentNumber(
  tx: Tx,
  orderId: string,
  type: Exclude<DocumentType, "credit_note">,
): Promise<NumberedDocument> {
  // A process that falls silent here holds the one row every other needs: after five seconds the server ends its transaction.
  await tx`set local idle_in_transaction_session_timeout = '5s'`;
  await tx`with taken as (
      update number_range set last = last + 1
      where name = ${type} and not exists (select from order_document where order_id = ${orderId} and type = ${type})
      returning number_of(pattern, last) as number)
    insert into order_document (id, order_id, type, number, deep_link_code, file_name)
    select ${newId()}, ${orderId}, ${type}, number, ${randomBytes(16).toString("hex")}, '' from taken`;
  const [row] = await tx<NumberedDocument[]>`
    select id, number, created_at, content is not null as is_written
    from order_document where order_id = ${orderId} and type = ${type}`;
  if (!row) throw new Error(`The ${type} of order ${orderId} has no number`);
  return row;
}

/** Written once: a second sheet of the same document is thrown away, what was sent stays what is stored. */
export async function writeDocument(tx: Sql, id: string, fileName: string, content: Buffer): Promise<void> {
  await tx`update order_document set file_name = ${fileName}, content = ${content}
    where id = ${id} and content is null`;
}
