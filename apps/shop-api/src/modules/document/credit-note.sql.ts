import { randomBytes } from "node:crypto";
import type { CreditPart } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { NumberedDocument } from "./document.sql.ts";

export const WRITE_CREDIT_NOTE = "write_credit_note";

export interface NewCreditNote {
  refundId: string;
  orderId: string;
  parts: readonly CreditPart[];
}

/** Inside a transaction that has locked the order: the note is there when its refund is, and a job draws it. */
export async function insertCreditNote(tx: Tx, { refundId, orderId, parts }: NewCreditNote): Promise<void> {
  await tx`insert into credit_note (refund_id, order_id, parts)
    values (${refundId}, ${orderId}, ${JSON.stringify(parts)}::text::jsonb)`;
  await tx`select graphile_worker.add_job(${WRITE_CREDIT_NOTE}, json_build_object('refundId', ${refundId}::text),
    priority => ${jobPriority.first})`;
}

export interface CreditNote {
  refundId: string;
  orderId: string;
  parts: CreditPart[];
  cause: string;
  /** Null: it is not taken yet. */
  number: string | null;
}

const columns = (
  sql: Sql,
) => sql`n.refund_id as "refundId", n.order_id as "orderId", n.parts, r.cause, d.number
  from credit_note n join payment_refund r on r.id = n.refund_id left join order_document d on d.id = n.document_id`;

/** Of an order, oldest first. */
export function selectCreditNotes(sql: Sql, orderId: string) {
  return sql<CreditNote[]>`
    select ${columns(sql)} where n.order_id = ${orderId} order by n.created_at, n.refund_id`;
}

export async function selectCreditNote(sql: Sql, refundId: string): Promise<CreditNote | undefined> {
  const [row] = await sql<CreditNote[]>`select ${columns(sql)} where n.refund_id = ${refundId}`;
  return row;
}

/** Inside a transaction that holds the order's lock, as for the invoice: taken once, the sheet follows. */
export async function takeCreditNoteNumber(tx: Tx, refundId: string): Promise<NumberedDocument> {
  await tx`set local idle_in_transaction_session_timeout = '5s'`;
  await tx`with taken as (
      update number_range set last = last + 1
      where name = 'credit_note' and exists (select from credit_note where refund_id = ${refundId} and document_id is null)
      returning number_of(pattern, last) as number),
    made as (
      insert into order_document (id, order_id, type, number, deep_link_code, file_name)
      select ${newId()}, n.order_id, 'credit_note', taken.number, ${randomBytes(16).toString("hex")}, ''
      from taken, credit_note n where n.refund_id = ${refundId} returning id)
    update credit_note set document_id = made.id from made where refund_id = ${refundId}`;
  const [row] = await tx<NumberedDocument[]>`
    select d.id, d.number, d.created_at, d.content is not null as is_written
    from order_document d join credit_note n on n.document_id = d.id where n.refund_id = ${refundId}`;
  if (!row) throw new Error(`The credit note of refund ${refundId} has no number`);
  return row;
}
