import { visitContext } from "../../platform/visit.server.ts";
import { sendFile } from "./file.server.ts";
import type { Route } from "./+types/download";

/** A file that was bought. */
export function loader({ context, params: { orderId, downloadId } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return sendFile(visit, () => visit.shop.file("orderDownloadFile", { params: { orderId, downloadId } }));
}
