import { failure } from "@hearth/contract";
import type { Sql } from "../../platform/database.ts";
import { selectDocument } from "./document.sql.ts";
import type { ServedFile } from "./served-file.ts";

/** A document for whoever knows its code; a wrong code and no document are the same answer. */
export async function readDocument(sql: Sql, documentId: string, deepLinkCode: string): Promise<ServedFile> {
  const file = await selectDocument(sql, documentId, deepLinkCode);
  if (!file) throw failure(404, "DOCUMENT__INVALID_DOCUMENT_ID");
  return { ...file, mimeType: "application/pdf" };
}
