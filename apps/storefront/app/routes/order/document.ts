import { readProof } from "../../features/order/read/order-proof.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { sendFile } from "./file.server.ts";
import type { Route } from "./+types/document";

/** Invoice and the like as PDF, by the code that stands in the order: for its customer, or whoever has proven to know the order. */
export function loader({ context, request, params: { documentId, documentCode } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return sendFile(visit, async () => {
    const { email, zipcode } = (await readProof(visit, request)) ?? {};
    return visit.shop.file("download", {
      params: { documentId, deepLinkCode: documentCode },
      body: { email, zipcode },
    });
  });
}
