import { plainListing } from "../../platform/shop/listing-query.ts";
import type { FilterData } from "./filter/filter-data.ts";

export const nordwerk = "a".repeat(32);
export const voltessa = "b".repeat(32);

/** A property that is a number. */
export const power = "e".repeat(32);

const colours = [
  "Weiß",
  "Anthrazit",
  "Schwarz",
  "Rot",
  "Ziegelrot",
  "Silber",
  "Chrom",
  "Grau",
  "Braun",
  "Lärche",
  "Salbei",
  "Moosgrün",
];

const filters: FilterData = {
  categories: [],
  manufacturers: [
    { id: nordwerk, name: "Nordwerk", isPossible: true, hits: 12 },
    { id: voltessa, name: "Voltessa", isPossible: true, hits: 1 },
  ],
  groups: [
    {
      id: power,
      name: "Heizleistung",
      options: [],
      scale: { unit: "kW", values: [5, 6, 8, 8.5, 12, 16], hits: [1, 2, 4, 1, 2, 1] },
    },
    { id: "g", name: "Kältemittel", options: [{ id: "c", name: "R290", isPossible: false }] },
    { id: "h", name: "Farbe", options: colours.map((name) => ({ id: name, name, isPossible: true })) },
  ],
  price: { minCents: 1000, maxCents: 99_900 },
  ratings: [{ stars: 4, isPossible: true }],
  shippingFree: null,
};

export const panel = { filters, query: plainListing, total: 42, path: "/heizung" };
