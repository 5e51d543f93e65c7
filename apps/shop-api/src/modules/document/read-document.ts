import { failure } from "@hearth/contract";
import { type AccessPorts, knowsOrder, type OrderCaller, type OrderLink } from "../order-access/index.ts";
import { selectDocument } from "./read-document.sql.ts";
import type { ServedFile } from "./served-file.ts";

export interface DocumentLink extends Pick<OrderLink, "email" | "zipcode"> {
  documentId: string;
  /** Of the document, not of its order. */
  code: string;
}

/** A document by its code, for the order's customer or whoever knows its e-mail and postal code. All else is one answer. */
export async function readDocument(
  ports: AccessPorts,
  caller: OrderCaller,
  { documentId, code, ...proof }: DocumentLink,
): Promise<ServedFile> {
  const file = await selectDocument(ports.sql, documentId, code);
  const isKnown = await knowsOrder(ports, caller, file?.orderId ?? null, proof);
  if (!file || !isKnown) throw failure(404, "DOCUMENT__INVALID_DOCUMENT_ID");
  return { fileName: file.fileName, content: file.content, mimeType: "application/pdf" };
}
