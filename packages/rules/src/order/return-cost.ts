/**
 * What sending goods back costs at most, in cents with tax, where they cannot go by post: by their shipping type. The withdrawal
 * instruction has to say it (Art. 246a § 1 (2) no. 2 EGBGB); its page shows the same figures, which catalog/src/return-cost.test.ts checks.
 */
const mostCents: Readonly<Record<string, number>> = {
  "bulky-goods": 3500,
  "bulky-goods-small": 3500,
  "shipping-free-bulky-goods": 3500,
  "freight-forwarding": 9500,
  "freight-forwarding-small": 9500,
  "shipping-free-freight-forwarding": 9500,
  photovoltaic: 14_000,
  "photovoltaic-inverter": 14_000,
  "photovoltaic-storage": 14_000,
  "photovoltaic-inverter-storage": 14_000,
  "inverter-storage": 14_000,
};

const posted: readonly string[] = ["package", "package-small", "shipping-free"];

/** `mixed`: part of the goods goes by post, the rest with a forwarder for the amount. */
export type GoodsReturn = { way: "parcel" } | { way: "freight" | "mixed"; mostCents: number };

/** Null: nothing was sent, so nothing comes back. Goods without a type go by post; of an unknown one the highest figure is said. */
export function returnOf(shippingTypes: readonly (string | null)[]): GoodsReturn | null {
  if (shippingTypes.length === 0) return null;
  const carried = shippingTypes.filter((type): type is string => type !== null && !posted.includes(type));
  if (carried.length === 0) return { way: "parcel" };
  const highest = Math.max(...Object.values(mostCents));
  const most = Math.max(...carried.map((type) => mostCents[type] ?? highest));
  return { way: carried.length === shippingTypes.length ? "freight" : "mixed", mostCents: most };
}

/** Null: it goes by post. Undefined: nobody said what its way back costs, and nothing of it may be sold. */
export function returnCostOf(shippingType: string): number | null | undefined {
  return posted.includes(shippingType) ? null : mostCents[shippingType];
}
