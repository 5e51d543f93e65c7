import { showFailures } from "../platform/page-failure.server.ts";
import { visitContext } from "../platform/visit.server.ts";
import type { Route } from "./+types/session";

/** The personal slice of a shared page: who the visitor is to the shop. Asked for by the browser after load. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () => {
    const { context: shopContext, currency, customer } = await visit.shop.act("readContext");
    return { currency: currency.isoCode, taxState: shopContext.taxState, isLoggedIn: customer !== null };
  });
}
