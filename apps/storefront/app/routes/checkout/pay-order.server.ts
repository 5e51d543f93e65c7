import type { OrderId } from "@hearth/contract";
import { startPayment } from "../../features/order/change/start-payment.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { isShopFailure, ShopApiError } from "../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

/** Where the browser goes after an order was placed. Whatever happens here, the order stands. */
export async function payOrder(visit: Visit, orderId: OrderId): Promise<string> {
  const pending = toHref(visit.locale, `/checkout/pending/${orderId}`);
  try {
    const step = await startPayment(visit, orderId);
    return step.kind === "here" ? step.href : pending;
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    visit.log.error("payment-not-started", { error });
    const isRefused = error instanceof ShopApiError && error.status < 500;
    return isRefused ? toHref(visit.locale, `/checkout/success/${orderId}/unpaid`) : pending;
  }
}
