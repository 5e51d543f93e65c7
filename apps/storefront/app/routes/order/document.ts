import { visitContext } from "../../platform/visit.server.ts";
import { sendFile } from "./file.server.ts";
import type { Route } from "./+types/document";

/** Invoice and the like as PDF, by the code that stands in the order. */
export function loader({ context, params: { documentId, documentCode } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return sendFile(visit, () =>
    visit.shop.file("download", { params: { documentId, deepLinkCode: documentCode } }),
  );
}
