import type { Sql } from "../../platform/database/database.ts";
import type { OrderDocument } from "../order/index.ts";

export async function selectLocale(sql: Sql, languageId: string): Promise<string> {
  const [row] = await sql<
    { locale_code: string }[]
  >`select locale_code from language where id = ${languageId}`;
  return row?.locale_code ?? "";
}

export async function selectSheet(
  sql: Sql,
  documentId: string,
): Promise<{ fileName: string; content: Buffer } | undefined> {
  const [row] = await sql<{ fileName: string; content: Buffer }[]>`
    select file_name as "fileName", content from order_document where id = ${documentId} and content is not null`;
  return row;
}

export interface NoteSheet {
  fileName: string | null;
  /** Null: it is still to be drawn. */
  content: Buffer | null;
}

/** The credit note of a refund; undefined: it has none. */
export async function selectNoteSheet(sql: Sql, refundId: string): Promise<NoteSheet | undefined> {
  const [row] = await sql<NoteSheet[]>`
    select d.file_name as "fileName", d.content
    from credit_note n left join order_document d on d.id = n.document_id where n.refund_id = ${refundId}`;
  return row;
}

export interface LetterRow {
  document: OrderDocument;
  localeCode: string;
  deepLinkCode: string;
  number: string;
  issuedAt: string;
  fileName: string;
  content: Buffer;
}

/** An order with its invoice, as the mail about both needs them. */
export async function selectLetter(
  sql: Sql,
  orderId: string,
  documentId: string,
): Promise<LetterRow | undefined> {
  const [row] = await sql<LetterRow[]>`
    select o.document, l.locale_code as "localeCode", o.deep_link_code as "deepLinkCode",
      d.number, d.created_at as "issuedAt", d.file_name as "fileName", d.content
    from shop_order o join language l on l.id = o.language_id join order_document d on d.order_id = o.id
    where o.id = ${orderId} and d.id = ${documentId} and d.content is not null`;
  return row;
}
