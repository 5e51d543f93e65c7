import type { OfferedProduct } from "../src/cart/cart-input.ts";
import { randomCostType, randomDays } from "./random-shipping.ts";
import type { SeededRandom } from "./seeded-random.ts";

export const categoryIds = ["heating", "solar", "small-parts", "clearance"];

/** Prices come from a small pool of the cart, so that units of several lines cost the same. */
export function randomPrices(random: SeededRandom): number[] {
  return Array.from({ length: random.whole(1, 4) }, () => randomPrice(random));
}

function randomPrice(random: SeededRandom): number {
  return random.pick([
    () => random.pick([0, 1, 1, 2, 3, 5, 99, 100, 999]),
    () => random.whole(1, 60),
    () => random.whole(100, 9_999),
    () => random.whole(100, 9_999),
    () => random.whole(10_000, 250_000),
    () => random.pick([5_000_000, random.whole(1_000_000, 5_000_000)]),
  ])();
}

export function randomProduct(random: SeededRandom, id: string, prices: readonly number[]): OfferedProduct {
  const minPurchase = random.chance(0.7) ? 1 : random.whole(2, 12);
  const isCloseout = random.chance(0.35);
  return {
    id,
    tiers: randomTiers(random, prices, minPurchase),
    taxRate: random.pick([0, 5, 7, 7, 19, 19, 19, 20, 23]),
    minPurchase,
    maxPurchase: random.chance(0.6) ? null : random.pick([1, 5, 10, 24, random.whole(1, 130)]),
    purchaseSteps: random.chance(0.6) ? 1 : random.whole(2, 7),
    isCloseout,
    availableStock: random.chance(0.9) ? random.whole(0, isCloseout ? 14 : 30) : random.pick([-2, 0, 5_000]),
    isDownload: random.chance(0.1),
    weightGrams: random.pick([0, 1, 500, 1_000, 5_000, 31_500, random.whole(0, 1_500_000), 1_500_000]),
    shippingCostType: randomCostType(random),
    isShippingFree: random.chance(0.12),
    categoryIds: random.some(categoryIds, 0.4),
    deliveryDays: random.chance(0.4) ? null : randomDays(random),
    restockDays: random.chance(0.3) ? null : random.pick([0, 1, 5, random.whole(2, 40)]),
  };
}

function randomTiers(random: SeededRandom, prices: readonly number[], minPurchase: number) {
  const first = random.chance(0.85) ? random.pick([1, minPurchase]) : minPurchase + 1;
  const tiers = [{ from: first, cents: random.pick(prices) }];
  while (tiers.length < 4 && random.chance(0.3)) {
    const { from, cents } = tiers.at(-1)!;
    tiers.push({
      from: from + random.whole(1, 10),
      cents: random.chance(0.8) ? random.whole(0, cents) : random.pick(prices),
    });
  }
  return tiers;
}
