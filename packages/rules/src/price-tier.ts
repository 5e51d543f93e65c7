export interface PriceTier {
  /** Smallest quantity this price is for. */
  from: number;
  cents: number;
}

/** Quantity that labels a tier in the contract: "to n" for all but the last, "from n" for the last one. */
export function tierQuantity(tiers: readonly PriceTier[], index: number): number {
  const next = tiers[index + 1];
  return next ? next.from - 1 : (tiers[index]?.from ?? 1);
}

/** The tier a quantity falls into. Tiers are sorted by `from`. */
export function tierFor<T extends { from: number }>(tiers: readonly T[], quantity: number): T | undefined {
  return tiers.findLast((tier) => tier.from <= quantity) ?? tiers[0];
}
