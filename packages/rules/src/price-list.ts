export interface GivenTier {
  /** Pieces from which on it counts. */
  from: number;
  grossCents: number;
}

export interface GivenPrices {
  /** Crossed out beside the price. */
  listGrossCents: number | null;
  tiers: readonly GivenTier[];
}

export type PriceListProblem = "FIRST_TIER_MISSING" | "TIERS_NOT_ASCENDING" | "MORE_COSTS_MORE";

/** What is wrong with the prices of one customer group; null: nothing. Whether they may be advertised the publish gate decides. */
export function priceListProblem({ tiers }: GivenPrices): PriceListProblem | null {
  if (tiers[0]?.from !== 1) return "FIRST_TIER_MISSING";
  const pairs = tiers.slice(1).map((tier, index) => [tiers[index], tier] as const);
  if (pairs.some(([before, tier]) => before !== undefined && tier.from <= before.from))
    return "TIERS_NOT_ASCENDING";
  if (pairs.some(([before, tier]) => before !== undefined && tier.grossCents > before.grossCents))
    return "MORE_COSTS_MORE";
  return null;
}
