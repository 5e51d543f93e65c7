import type { OrderTracking } from "@hearth/contract";
import { TRACKING_ID_PATTERN } from "@hearth/contract/limits";
import { parseCookieHeader } from "../../../platform/http/cookie-header.server.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { allows, readConsent, traceCookies } from "../../consent/public-data.ts";

const trackingId = new RegExp(TRACKING_ID_PATTERN);

/**
 * What goes with an order so that others may be told of the purchase (decision 0054). Null: the buyer does not agree that they learn
 * who bought, or nobody would be told.
 */
export function orderTracking(
  { tagManager }: Pick<Visit, "tagManager">,
  request: Request,
  now: Date,
): OrderTracking | null {
  if (!tagManager) return null;
  const header = request.headers.get("cookie");
  const consent = readConsent(header ?? "", now, tagManager.receivers);
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
