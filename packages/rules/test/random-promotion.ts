import type { Discount, Promotion, PromotionConditions } from "../src/cart/promotion.ts";
import { categoryIds } from "./random-product.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** What promotions of this cart may refer to. */
export interface PromotionWorld {
  now: number;
  goodsCents: number;
  unitPrices: readonly number[];
  productIds: readonly string[];
  /** Of all promotions of the cart. */
  ids: readonly string[];
}

const noLimit = 9_007_199_254_740_991;

export function randomPromotion(random: SeededRandom, id: string, world: PromotionWorld): Promotion {
  const codeType = random.pick(["global", "fixed", "individual"] as const);
  const { now } = world;
  return {
    id,
    codeType,
    code: codeType === "global" ? null : `code-${id}`,
    priority: random.whole(0, 2),
    validFrom: random.chance(0.7) ? null : random.pick([now, now - 1, now + 1, 0, now - 86_400_000]),
    validUntil: random.chance(0.7) ? null : random.pick([now, now - 1, now + 1, now + 86_400_000]),
    redemptionsLeft: random.chance(0.75) ? null : random.pick([0, 1, 5]),
    preventCombination: random.chance(0.12),
    exclusionIds: random.chance(0.7) ? [] : random.some([...world.ids, "somebody-else"], 0.35),
    conditions: randomConditions(random, world),
    discounts: Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, (_, at) =>
      randomDiscount(random, `${id}-${at}`, world),
    ),
  };
}

function randomConditions(random: SeededRandom, world: PromotionWorld): PromotionConditions {
  const { goodsCents } = world;
  return {
    minimumCents: random.chance(0.7)
      ? null
      : Math.max(0, random.pick([goodsCents - 1, goodsCents, goodsCents + 1, 5_000, 0])),
    customerGroupIds: random.chance(0.85) ? [] : random.some(["private", "trade"], 0.6),
    countryIds: random.chance(0.85) ? [] : random.some(["id-DE", "id-PL", "id-GB"], 0.7),
    firstOrderOnly: random.chance(0.1),
    ...randomGoods(random, world, 0.2),
    minimumQuantity: random.chance(0.8) ? null : random.whole(0, 12),
  };
}

function randomGoods(random: SeededRandom, { productIds }: PromotionWorld, share: number) {
  if (!random.chance(share)) return { productIds: [], categoryIds: [] };
  return {
    productIds: random.chance(0.6) ? random.some([...productIds, "not-in-cart"], 0.4) : [],
    categoryIds: random.chance(0.6) ? random.some(categoryIds, 0.35) : [],
  };
}

function randomDiscount(random: SeededRandom, id: string, world: PromotionWorld): Discount {
  const scope = random.pick(["cart", "cart", "cart", "set", "set", "delivery"] as const);
  const type = random.pick(["percentage", "percentage", "absolute", "fixed", "fixed_unit"] as const);
  return {
    id,
    scope,
    type,
    value:
      type === "percentage"
        ? random.pick([0, 1, 50, 333, 1_000, 1_250, 3_333, 5_000, 10_000, 15_000, random.whole(1, 10_000)])
        : random.pick(valuesNear(random, world)),
    maxCents: random.chance(0.7)
      ? null
      : random.pick([-1, 0, 1, 7, 500, 2_000, random.whole(1, 100_000), noLimit]),
    ...randomGoods(random, world, 0.4),
    set: scope === "set" ? randomSet(random) : null,
  };
}

function randomSet(random: SeededRandom): Discount["set"] {
  const size = random.whole(1, 4);
  if (random.chance(0.96)) return { size, count: random.whole(1, size) };
  return random.pick([null, { size: 0, count: 1 }, { size, count: 0 }, { size, count: size + 1 }]);
}

function valuesNear(random: SeededRandom, { goodsCents, unitPrices }: PromotionWorld): number[] {
  const unit = random.pick(unitPrices);
  const any = [0, 1, 2, 10, 99, 500, 1_000, random.whole(1, 5_000), random.whole(1, 500_000), noLimit];
  const nearUnit = [unit - 1, unit, unit + 1, unit * 2 - 1, Math.floor(unit / 2), unit * 3];
  const nearGoods = [goodsCents - 1, goodsCents, goodsCents + 1, Math.floor(goodsCents / 3)];
  return [...any, ...nearUnit, ...nearGoods];
}
