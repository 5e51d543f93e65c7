import type { Sql } from "../../platform/database/database.ts";

export interface DocumentFile {
  orderId: string;
  fileName: string;
  content: Buffer;
}

/** For staff, who may see any. */
export async function selectDocumentOf(
  sql: Sql,
  orderId: string,
  id: string,
): Promise<DocumentFile | undefined> {
  const [row] = await sql<DocumentFile[]>`
    select order_id as "orderId", file_name as "fileName", content from order_document
    where id = ${id} and order_id = ${orderId} and content is not null`;
  return row;
}

/** By the code that only its owner was told. Who asks is not looked at. */
export async function selectDocument(sql: Sql, id: string, code: string): Promise<DocumentFile | undefined> {
  const [row] = await sql<DocumentFile[]>`
    select order_id as "orderId", file_name as "fileName", content from order_document
    where id = ${id} and deep_link_code = ${code} and content is not null`;
  return row;
}
