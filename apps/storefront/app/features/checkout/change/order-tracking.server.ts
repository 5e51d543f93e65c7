import type { OrderTracking } from "@hearth/contract";
import { TRACKING_ID_PATTERN } from "@hearth/contract/limits";
import { parseCookieHeader } from "../../../platform/http/security/cookie-header.server.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { loadConsentTexts } from "../../../platform/shop/load-consent-texts.server.ts";
import { allows, readConsent, traceCookies } from "../../consent/public-data.ts";

const trackingId = new RegExp(TRACKING_ID_PATTERN);

/**
 * What goes with an order so that others may be told of the purchase (decision 0054). Null: the buyer does not agree that they learn
 * who bought, or nobody would be told.
 */
export async function orderTracking(
  visit: Pick<Visit, "tagManager" | "shop" | "shared" | "locale" | "log">,
  request: Request,
  now: Date,
): Promise<OrderTracking | null> {
  const { tagManager } = visit;
  if (!tagManager) return null;
  const { asksSince } = await loadConsentTexts(visit);
  const header = request.headers.get("cookie");
  const consent = readConsent(header ?? "", now, { receivers: tagManager.receivers, asksSince });
  if (!allows(consent, "marketing")) return null;
  const cookies = parseCookieHeader(header);
  const idIn = (name: string) => {
    const value = cookies.get(name) ?? "";
    return trackingId.test(value) ? value : null;
  };
  return {
    gaCookie: allows(consent, "statistics") ? idIn(traceCookies.statistics) : null,
    tmsClientId: idIn(traceCookies.client),
    tmsAttribution: idIn(traceCookies.attribution),
  };
}
