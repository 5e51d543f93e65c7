import { endpoints } from "@hearth/contract";
import { readDocument } from "../../modules/document/index.ts";
import { FileAnswer, handle } from "../endpoint.ts";

export const downloadDocument = handle(endpoints.download, async (call) => {
  const { email, zipcode, download } = call.input;
  const { documentId, deepLinkCode: code } = call.params;
  const file = await readDocument(call.services, call, { documentId, code, email, zipcode });
  return new FileAnswer(file, download ?? false);
});
