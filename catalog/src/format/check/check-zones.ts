import type { Check } from "./check.ts";
import type { PostcodeRange } from "../postcodes.ts";
import { overlap, plainRange, writtenRanges } from "../postcodes.ts";
import type { Zone } from "../shipping.ts";

/** Every address must lie in one zone and no more. */
export function checkZones({ catalogue: { shop, shipping }, report, refer }: Check): void {
  for (const zone of shipping.zones) refer("country", zone.country, zone, ["country"]);
  for (const country of shop.countries) {
    const zones = shipping.zones.filter((zone) => zone.country === country.key);
    const ordinary = zones.filter(({ postcodes }) => postcodes === undefined);
    if (zones[0] && ordinary.length === 0)
      report(zones[0], [], `the country "${country.key}" also needs a zone without postcodes`);
    for (const zone of ordinary.slice(1))
      report(zone, [], `the country "${country.key}" has a second zone without postcodes`);
    checkPostcodes(zones, patternOf(country.postalCode), report);
  }
}

function checkPostcodes(zones: readonly Zone[], pattern: RegExp, report: Check["report"]): void {
  const before: PostcodeRange[] = [];
  for (const zone of zones)
    for (const [index, written] of writtenRanges(zone).entries()) {
      const range = plainRange(written);
      const say = (message: string) => report(zone, ["postcodes", index], message);
      if (!pattern.test(written.from) || !pattern.test(written.to)) say("is no postcode of the country");
      else if (range.from.length !== range.to.length) say("from and to must have the same length");
      else if (range.from > range.to) say("from must not be above to");
      const met = before.find((other) => overlap(range, other));
      if (met) say(`overlaps with ${met.from} to ${met.to}`);
      before.push(range);
    }
}

// A pattern that cannot be read is told by the check of shop.yaml.
function patternOf(source = "[A-Za-z0-9 -]+"): RegExp {
  try {
    return new RegExp(`^(?:${source})$`);
  } catch {
    return /^/;
  }
}
