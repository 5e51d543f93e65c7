import { plainListing } from "../../platform/shop/listing-query.ts";
import type { FilterData } from "./filter/filter-data.ts";

export const nordwerk = "a".repeat(32);
export const voltessa = "b".repeat(32);

const filters: FilterData = {
  manufacturers: [
    { id: nordwerk, name: "Nordwerk", isPossible: true },
    { id: voltessa, name: "Voltessa", isPossible: true },
  ],
  groups: [{ id: "g", name: "Heizleistung", options: [{ id: "c", name: "8 kW", isPossible: false }] }],
  price: { minCents: 1000, maxCents: 99_900 },
  ratings: [{ stars: 4, isPossible: true }],
  shippingFree: null,
};

export const panel = { filters, query: plainListing, total: 42, path: "/heizung" };
