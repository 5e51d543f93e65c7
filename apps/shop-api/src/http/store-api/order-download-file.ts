import { endpoints } from "@hearth/contract";
import { readDownload } from "../../modules/document/index.ts";
import { FileAnswer, handle } from "../endpoint.ts";

export const orderDownloadFile = handle(
  endpoints.orderDownloadFile,
  async ({ params: { orderId, downloadId }, scope, services: { sql, config } }) => {
    const wish = { orderId, downloadId, customerId: scope.customer?.id ?? "" };
    return new FileAnswer(await readDownload({ sql, mediaDir: config.mediaDir, now: scope.now }, wish), true);
  },
);
