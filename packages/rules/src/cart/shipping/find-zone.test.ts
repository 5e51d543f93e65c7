import { expect, it } from "vitest";
import { findZone, isOutsideStandardDelivery } from "./find-zone.ts";

const zones = [
  {
    key: "DE-islands",
    countryIso: "DE",
    postcodes: [
      { from: "18565", to: "18565" },
      { from: "25846", to: "25849" },
    ],
  },
  { key: "DE", countryIso: "DE", postcodes: [] },
  { key: "DE-again", countryIso: "DE", postcodes: [{ from: "00000", to: "99999" }] },
  { key: "GB-highlands", countryIso: "GB", postcodes: [{ from: "IV1AA", to: "IV9ZZ" }] },
  { key: "PL", countryIso: "PL", postcodes: [{ from: "84150", to: "84150" }] },
  { key: "PL-ordinary", countryIso: "PL", postcodes: [] },
  { key: "PL-second", countryIso: "PL", postcodes: [] },
];

it.each<[string, string, string | null, string | undefined]>([
  ["a single postcode", "DE", "18565", "DE-islands"],
  ["the start of a range", "DE", "25846", "DE-islands"],
  ["the end of a range", "DE", "25849", "DE-islands"],
  ["the first zone that holds it, also after the ordinary one", "DE", "25850", "DE-again"],
  ["no postcode yet", "DE", null, "DE"],
  ["an empty postcode", "DE", " ", "DE"],
  ["spaces", "DE", " 18 565 ", "DE-islands"],
  ["a dash", "PL", "84-150", "PL"],
  ["small letters", "GB", "iv5 2b", "GB-highlands"],
  ["another length", "DE", "1856", "DE"],
  ["a longer one that begins alike", "DE", "185650", "DE"],
  ["the first ordinary zone", "PL", "00-001", "PL-ordinary"],
  ["a country that is served only in part", "GB", "SW1A", undefined],
  ["a country nobody serves", "FR", "75001", undefined],
])("finds the zone for %s", (_, countryIso, postcode, expected) => {
  expect(findZone(zones, { countryIso, postcode })?.key).toBe(expected);
});

it.each<[string, string, string | null, boolean]>([
  ["an island", "DE", "18565", true],
  ["an ordinary postcode", "PL", "00-001", false],
  ["no postcode yet", "DE", null, false],
  ["a country nobody serves", "FR", "75001", true],
])("knows whether standard delivery reaches %s [215]", (_, countryIso, postcode, isOutside) => {
  expect(isOutsideStandardDelivery(zones, { countryIso, postcode })).toBe(isOutside);
});
