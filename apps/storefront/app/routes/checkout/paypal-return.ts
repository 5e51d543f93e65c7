import { adoptExpress, readExpress } from "../../features/order/change/express-payment.server.ts";
import { forgetExpressId, readExpressId } from "../../platform/shop/express-payment.server.ts";
import { goOn } from "../../platform/forms/form.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/paypal-return";

/**
 * Back from the wallet that was opened from the cart. The payment is named by the address, else by the wallet (`token`), else by the
 * cookie of the start; that it belongs to this session is for the shop API to say.
 */
export function loader({ context, request, params: { expressId } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const named = ["return", "cancelled"].includes(expressId) ? null : expressId;
  const { searchParams } = new URL(request.url);
  const id = named ?? searchParams.get("token") ?? readExpressId(visit, request);
  return showFailures(visit, async () => {
    const payment = expressId === "cancelled" || id === null ? null : await readExpress(visit, id);
    if (payment === null) {
      forgetExpressId(visit);
      visit.notes.leave({ key: "note.expressCancelled", type: "info" });
      return goOn(toHref(visit.locale, "/checkout/cart"));
    }
    const isComplete = await adoptExpress(visit, payment);
    visit.notes.leave(
      isComplete
        ? { key: "note.expressReady", type: "success" }
        : { key: "note.expressIncomplete", type: "info" },
    );
    return goOn(toHref(visit.locale, "/checkout"));
  });
}
