import type { Buyer } from "../cart-input.ts";
import type { ShippingZone } from "../shipping-rules.ts";

/** The zone a buyer lives in: the one with his postcode, else the ordinary one of the country. */
export function findZone(
  zones: readonly ShippingZone[],
  { countryIso, postcode }: Pick<Buyer, "countryIso" | "postcode">,
): ShippingZone | undefined {
  const code = postcode?.replaceAll(/[\s-]/g, "").toUpperCase() ?? "";
  let ordinary: ShippingZone | undefined;
  for (const zone of zones) {
    if (zone.countryIso !== countryIso) continue;
    if (zone.postcodes.length === 0) ordinary ??= zone;
    else if (zone.postcodes.some((range) => holds(range, code))) return zone;
  }
  return ordinary;
}

/** Where the ordinary way of sending does not lead: islands and other zones of their own, and countries without any zone. */
export function isOutsideStandardDelivery(
  zones: readonly ShippingZone[],
  place: Pick<Buyer, "countryIso" | "postcode">,
): boolean {
  return findZone(zones, place)?.postcodes.length !== 0;
}

/** Equal length first: as text, "1" would lie between "0" and "19999". */
function holds({ from, to }: { from: string; to: string }, code: string): boolean {
  return code.length === from.length && code.length === to.length && code >= from && code <= to;
}
