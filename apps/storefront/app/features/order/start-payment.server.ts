import type { OrderId } from "@hearth/contract";
import { toHref } from "../../platform/link-target.ts";
import type { Visit } from "../../platform/visit.server.ts";
import { isWebAddress, ownPath } from "./own-address.ts";

/** Where paying goes on: at the provider, on a page of ours, or nowhere because there is nothing to do. */
export type PaymentStep = { kind: "away"; url: string } | { kind: "here"; href: string };

/** Asked with every view of the page before the provider: as long as the payment is under way the answer is the same. */
export async function startPayment(visit: Visit, orderId: OrderId): Promise<PaymentStep> {
  const href = (outcome: string) => toHref(visit.locale, `/checkout/success/${orderId}${outcome}`);
  const { redirectUrl } = await visit.shop.act("handlePaymentMethod", {
    body: {
      orderId,
      finishUrl: visit.publicUrl + href("/paid"),
      errorUrl: visit.publicUrl + href("/unpaid"),
    },
  });
  if (redirectUrl === null) return { kind: "here", href: href("") };
  const own = ownPath(redirectUrl, visit.publicUrl);
  if (own !== null) return { kind: "here", href: own };
  return isWebAddress(redirectUrl)
    ? { kind: "away", url: redirectUrl }
    : { kind: "here", href: href("/unpaid") };
}
