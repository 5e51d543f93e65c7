import { ShopApiError } from "../../platform/shop/client/shop-error.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";

/** Newer shops keep no default and have no such address: there the session keeps the choice. */
export async function choosePayment(shop: Pick<ShopClient, "act">, paymentMethodId: string): Promise<void> {
  try {
    await shop.act("changePaymentMethod", { params: { paymentMethodId } });
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status !== 404) throw error;
    await shop.act("updateContext", { body: { paymentMethodId } });
  }
}
