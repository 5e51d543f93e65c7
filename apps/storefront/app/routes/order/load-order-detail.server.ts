import type { FoundOrder } from "../../features/order/read/find-order.server.ts";
import { loadPaymentChoices } from "../../features/order/read/load-payment-choices.server.ts";
import { orderView } from "../../features/order/public.ts";
import type { DetailData } from "../../features/order/public.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

/** What an order's page shows; `path` is where it stands. */
export async function loadOrderDetail(
  { shop }: Visit,
  { order }: FoundOrder,
  path: string,
): Promise<DetailData> {
  const view = orderView(order);
  return {
    order: view,
    path,
    choices: view.isPaymentChangeable ? await loadPaymentChoices(shop, order) : [],
  };
}
