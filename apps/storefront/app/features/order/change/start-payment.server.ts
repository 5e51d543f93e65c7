import type { OrderId } from "@hearth/contract";
import { toHref } from "../../../platform/links/link-target.ts";
import { storefrontUrl } from "../../../platform/links/storefront-url.server.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import type { OrderLink } from "../read/find-order.server.ts";
import { isWebUrl, ownPath } from "./own-url.ts";

/** Where paying goes on: at the provider, or on a page of ours because there is nothing to do or something went wrong. */
export type PaymentStep = { kind: "away"; url: string } | { kind: "here"; href: string };

/** Asked with every view of the page before the provider: as long as the payment is under way the answer is the same. */
export async function startPayment(
  visit: Visit,
  orderId: OrderId,
  link: OrderLink | null = null,
): Promise<PaymentStep> {
  const page = `/checkout/success/${orderId}`;
  const shopUrl = await storefrontUrl(visit);
  const { redirectUrl } = await visit.shop.act("handlePaymentMethod", {
    body: {
      orderId,
      finishUrl: `${shopUrl}${page}/paid`,
      errorUrl: `${shopUrl}${page}/unpaid`,
      ...link,
    },
  });
  if (redirectUrl === null) return { kind: "here", href: toHref(visit.locale, page) };
  const own = ownPath(redirectUrl, [visit.publicUrl, shopUrl]);
  if (own !== null) return { kind: "here", href: own };
  return isWebUrl(redirectUrl)
    ? { kind: "away", url: redirectUrl }
    : { kind: "here", href: toHref(visit.locale, `${page}/unpaid`) };
}
