import { tryFindOrder } from "../../features/order/read/find-order.server.ts";
import { orderOutcome } from "../../features/order/public.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/payment-state";

/** Asked every few seconds by the page that waits for a payment. */
export async function loader({ context, request, params: { orderId } }: Route.LoaderArgs) {
  try {
    const found = await tryFindOrder(context.get(visitContext), request, orderId);
    if (typeof found !== "object") return Response.json(null, { status: 404 });
    return Response.json({ outcome: orderOutcome(found.order) });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return Response.json(null, { status: 503 });
  }
}
