import { endpoints } from "@hearth/contract";
import { readDownload } from "../../modules/document/index.ts";
import { FileAnswer, handle } from "../endpoint.ts";

export const orderDownloadFile = handle(
  endpoints.orderDownloadFile,
  async (call) =>
    new FileAnswer(await readDownload(call.services, call, { ...call.params, ...call.input }), true),
);
