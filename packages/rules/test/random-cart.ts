import type { CartInput, WantedLine } from "../src/cart/cart-input.ts";
import type { CartNotice } from "../src/cart/cart-notice.ts";
import type { Promotion } from "../src/cart/promotion.ts";
import { buyLines } from "./oracle/bought-lines.ts";
import { randomPrices, randomProduct } from "./random-product.ts";
import { randomPromotion } from "./random-promotion.ts";
import { postcodesByCountry, randomShipping } from "./random-shipping.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

/** Ids as text stand in another order than as numbers, and in another one than they are given. */
const promotionIds = ["b9", "0f", "a1", "b10", "9c", "f0", "1a"];

/** A cart as nasty as a buyer, a shop owner and a calendar can make it together. The same for the same seed. */
export function randomCart(seed: number): CartInput {
  const random = seededRandom(seed);
  const lines = randomLines(random);
  const now = Date.UTC(2026, 0, 1) + random.whole(0, 1_094) * 86_400_000 + random.whole(0, 86_399_999);
  const country = random.pick(["DE", "DE", "DE", "DE", "PL", "PL", "GB", "AT", "FR"]);
  const cart: CartInput = {
    taxState: random.pick(["gross", "gross", "net", "net", "tax-free"]),
    lines,
    promotions: [],
    shipping: { zones: [], tariffs: [], methods: [], methodId: "", defaultMethodId: "" },
    buyer: {
      customerGroupId: random.pick(["private", "trade"]),
      countryId: `id-${country}`,
      countryIso: country,
      postcode: random.chance(0.15) ? null : random.pick(postcodesByCountry[country]!),
      isFirstOrder: random.pick([true, false, null]),
    },
    now,
    today: new Date(now).toISOString().slice(0, 10),
  };
  return { ...cart, ...randomRules(random, cart) };
}

function randomLines(random: SeededRandom): WantedLine[] {
  const prices = randomPrices(random);
  const products = Array.from({ length: random.whole(1, 7) }, (_, at) =>
    randomProduct(random, `product-${at}`, prices),
  );
  const count = random.chance(0.02) ? 0 : random.pick([1, 2, 3, 4, random.whole(1, 12)]);
  return Array.from({ length: count }, (_, at) => {
    const product = random.pick(products);
    const most = product.maxPurchase ?? 100;
    const quantity = random.pick([
      () => random.pick([1, 2, 3]),
      () => random.whole(0, 15),
      () => random.whole(product.minPurchase, product.minPurchase + 20),
      () => random.pick([most - 1, most, most + 1, product.minPurchase - 1, product.availableStock + 1]),
      () => (random.chance(0.1) ? 1_000_000 : random.whole(1, 8)),
    ])();
    return { id: `line-${at}`, quantity: Math.max(0, quantity), product };
  });
}

/** Thresholds stand where the sums of this very cart are, a cent above or a cent below. */
function randomRules(random: SeededRandom, cart: CartInput): Pick<CartInput, "promotions" | "shipping"> {
  const ignored: CartNotice[] = [];
  const bought = buyLines(cart, ignored);
  const goodsCents = Number(bought.reduce((all, { total }) => all + total, 0n));
  const grams = bought.reduce(
    (all, { product, quantity }) => all + (product.isDownload ? 0 : product.weightGrams * quantity),
    0,
  );
  const ids = random.shuffle(promotionIds).slice(0, random.pick([0, 1, 1, 2, 2, 3, 4, random.whole(0, 7)]));
  const world = {
    now: cart.now,
    goodsCents,
    unitPrices: [0, ...bought.map(({ unit }) => Number(unit))],
    productIds: bought.map(({ product }) => product.id),
    ids,
  };
  return {
    promotions: ids
      .map((id) => randomPromotion(random, id, world))
      .flatMap((each) =>
        each.codeType === "individual" && random.chance(0.1) ? withSecondCode(each) : [each],
      ),
    shipping: randomShipping(random, { goodsCents, grams, countryIso: cart.buyer.countryIso }),
  };
}

function withSecondCode(promotion: Promotion): Promotion[] {
  return [promotion, { ...promotion, code: `${promotion.code}-again` }];
}
