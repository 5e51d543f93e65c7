import { linkTo } from "../../features/order/read/find-order.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { sendFile } from "./file.server.ts";
import type { Route } from "./+types/download";

/** A file that was bought: for its customer, or whoever has said e-mail and postcode on the page of the mail's link. */
export function loader({ context, request, params: { orderId, downloadId } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return sendFile(visit, async () =>
    visit.shop.file("orderDownloadFile", {
      params: { orderId, downloadId },
      body: { ...(await linkTo(visit, request, orderId)) },
    }),
  );
}
