import type {
  ShippingRate,
  ShippingRules,
  ShippingTariff,
  ShippingZone,
} from "../src/cart/shipping-rules.ts";
import type { SeededRandom } from "./seeded-random.ts";

const partsByCostType: Readonly<Record<string, readonly string[]>> = {
  parcel: [],
  bulky: [],
  freight: [],
  letter: [],
  photovoltaic: ["photovoltaic"],
  inverter: ["inverter"],
  storage: ["storage"],
  "photovoltaic-inverter": ["photovoltaic", "inverter"],
  "inverter-storage": ["storage", "inverter"],
  "photovoltaic-storage": ["photovoltaic", "storage"],
  "photovoltaic-inverter-storage": ["inverter", "photovoltaic", "storage"],
  // The same parts under another name: the earlier one counts.
  "complete-system": ["photovoltaic", "inverter", "storage"],
};
const costTypes = Object.keys(partsByCostType);

export function randomCostType(random: SeededRandom): string | null {
  return random.pick([
    () => random.pick(["parcel", "bulky", "freight", "letter"]),
    () => random.pick(["photovoltaic", "inverter", "storage"]),
    () => random.pick(costTypes),
    () => random.pick([null, "unknown", "parcel"]),
  ])();
}

const zones: readonly ShippingZone[] = [
  { key: "de", countryIso: "DE", postcodes: [] },
  { key: "de-second", countryIso: "DE", postcodes: [] },
  {
    key: "de-islands",
    countryIso: "DE",
    postcodes: [
      { from: "18565", to: "18565" },
      { from: "25846", to: "25849" },
      { from: "26465", to: "26465" },
    ],
  },
  { key: "de-north", countryIso: "DE", postcodes: [{ from: "25000", to: "25847" }] },
  { key: "pl", countryIso: "PL", postcodes: [] },
  { key: "pl-coast", countryIso: "PL", postcodes: [{ from: "72600", to: "72605" }] },
  { key: "gb", countryIso: "GB", postcodes: [] },
  { key: "gb-man", countryIso: "GB", postcodes: [{ from: "IM11AA", to: "IM99ZZ" }] },
  { key: "at-valley", countryIso: "AT", postcodes: [{ from: "6991", to: "6993" }] },
];

export const postcodesByCountry: Readonly<Record<string, readonly string[]>> = {
  DE: [
    "10115",
    "18565",
    "18 565",
    "18564",
    "18566",
    "25845",
    "25846",
    "25847",
    "25849",
    "25850",
    "2584",
    "258470",
  ],
  PL: ["72-600", "72-605", "72 606", "72-599", "00-001", "72600"],
  GB: ["im1 1aa", "IM9 9ZZ", "im5-4bc", "IM1 0ZZ", "SW1A 1AA", "IN11AA"],
  AT: ["6991", "6993", "6994", "1010"],
  FR: ["75001", ""],
};

/** Sums a threshold may stand at: just reached, or just missed. Rates of other countries are left out, for speed. */
export interface KnownSums {
  goodsCents: number;
  grams: number;
  countryIso: string;
}

export function randomShipping(random: SeededRandom, sums: KnownSums): ShippingRules {
  const methods = random
    .some(["standard", "express", "forwarder", "pickup"], 0.75)
    .map((id) => ({ id, deliveryDays: random.chance(0.8) ? randomDays(random) : null }));
  const known = random.some(costTypes, 0.85);
  return {
    zones: random.shuffle(random.some(zones, 0.9)),
    tariffs: random
      .shuffle(known.length > 0 ? known : costTypes)
      .map((costType) => randomTariff(random, costType, sums)),
    methods: random.shuffle(methods),
    methodId: random.pick(["standard", "standard", "express", "forwarder", "pickup", "gone"]),
    defaultMethodId: random.pick(["standard", "express", "gone"]),
  };
}

function randomTariff(random: SeededRandom, costType: string, sums: KnownSums): ShippingTariff {
  return {
    costType,
    rank: random.whole(0, 6),
    parts: partsByCostType[costType]!,
    isFree: random.chance(costType === "letter" ? 0.5 : 0.1),
    methodIds: random.some(["pickup", "forwarder", "express", "standard"], 0.6),
    rates: random
      .some(zones, 0.93)
      .filter(({ countryIso }) => countryIso === sums.countryIso)
      .map(({ key }) => randomRate(random, key, sums)),
  };
}

function randomRate(random: SeededRandom, zone: string, { goodsCents, grams }: KnownSums): ShippingRate {
  const around = [goodsCents - 1, goodsCents, goodsCents + 1, 0, 5_000, 100_000, 100_000_000];
  const borders = [1_000, 5_000, 31_500, grams - 1, grams, grams + 1, random.whole(1, 3_000_000)];
  const fromGrams = [random.chance(0.9) ? 0 : 2_000, ...random.some(borders, 0.3)];
  return {
    zone,
    freeFromCents: random.chance(0.75) ? null : Math.max(0, random.pick(around)),
    steps: [...new Set(random.chance(0.02) ? [] : fromGrams.map((each) => Math.max(0, each)))]
      .toSorted((one, other) => one - other)
      .map((each) => ({
        fromGrams: each,
        cents: random.chance(0.1) ? random.pick([0, 1, 2]) : random.whole(1, 29_900),
      })),
  };
}

export function randomDays(random: SeededRandom): { min: number; max: number } {
  const min = random.pick([0, 1, 2, 3, random.whole(1, 20)]);
  return { min, max: min + random.whole(0, 7) };
}
