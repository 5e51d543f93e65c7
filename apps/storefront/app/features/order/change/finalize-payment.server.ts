import { toHref } from "../../../platform/links/link-target.ts";
import { ShopApiError } from "../../../platform/shop/client/shop-error.ts";
import { storefrontUrl } from "../../../platform/links/storefront-url.server.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { ownPath } from "./own-url.ts";

/** Asks the shop API what came of a payment and says where to go. The address only names the payment, it decides nothing. */
export async function finalizePayment(visit: Visit, query: URLSearchParams): Promise<string> {
  const paymentToken = query.get("_sw_payment_token") ?? "";
  const cancelled = query.get("cancelled") === "1";
  const path = paymentToken === "" ? null : await ask(visit, paymentToken, cancelled);
  if (path !== null) return path;
  visit.notes.leave({ key: "note.paymentUnknown", type: "warning" });
  return toHref(visit.locale, "/account/order");
}

async function ask(visit: Visit, paymentToken: string, cancelled: boolean): Promise<string | null> {
  try {
    const { redirectUrl } = await visit.shop.act("finalizePayment", { body: { paymentToken, cancelled } });
    if (redirectUrl === null) return null;
    return ownPath(redirectUrl, [visit.publicUrl, await storefrontUrl(visit)]);
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500 || error.status === 429) throw error;
    return null;
  }
}
