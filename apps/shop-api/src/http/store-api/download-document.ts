import { endpoints } from "@hearth/contract";
import { readDocument } from "../../modules/document/index.ts";
import { FileAnswer, handle } from "../endpoint.ts";

export const downloadDocument = handle(endpoints.download, async ({ params, input, services }) => {
  const file = await readDocument(services.sql, params.documentId, params.deepLinkCode);
  return new FileAnswer(file, input.download ?? false);
});
