import { withAccount } from "../../features/account/require-account.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/export";

/** Everything the shop has stored about the customer, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return withAccount(visit, request, async () => {
    const stored = await visit.shop.act("exportCustomer");
    return new Response(`${JSON.stringify(stored, null, 2)}\n`, {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="hearth-account.json"',
      },
    });
  });
}
