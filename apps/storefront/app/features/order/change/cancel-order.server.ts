import { failedForm } from "../../../platform/forms/form-state.ts";
import type { FormState } from "../../../platform/forms/form-state.ts";
import { isShopFailure } from "../../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import type { FoundOrder } from "../read/find-order.server.ts";

/** Null: cancelled, now or before. Else why not. */
export async function cancelOrder(visit: Visit, { order, link }: FoundOrder): Promise<FormState | null> {
  try {
    await visit.shop.act("cancelOrder", { body: { orderId: order.id, ...link } });
    return null;
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return failedForm({}, error);
  }
}
