import { calculateCart, type CalculatedCart, piecePrices, purchaseMoney, type TaxState } from "@hearth/rules";
import { describe, expect, it } from "vitest";
import { randomCart } from "./random-cart.ts";

const FIRST_SEED = 20_261_117;
const CARTS = 4000;

const taxOf = (shares: readonly { taxCents: number }[]) =>
  shares.reduce((sum, share) => sum + share.taxCents, 0);

function moneyOf({ totals, delivery }: CalculatedCart, taxState: TaxState) {
  return purchaseMoney({
    taxState,
    totalCents: totals.totalCents,
    taxCents: taxOf(totals.taxes),
    shippingCents: delivery.cents,
    shippingTaxCents: taxOf(delivery.taxes),
  });
}

describe("what a purchase is worth [288]", () => {
  it.each(["gross", "net"] as const)("is told with tax, of a %s order too", (taxState) => {
    const shippingCents = taxState === "net" ? 1000 : 1190;
    const sums = { taxState, totalCents: 13_090, taxCents: 2090, shippingCents, shippingTaxCents: 190 };
    expect(purchaseMoney(sums)).toEqual({
      productNetCents: 10_000,
      productTaxCents: 1900,
      productTotalCents: 11_900,
      shippingCents: 1190,
      revenueCents: 13_090,
    });
  });

  it(`adds up to the cent in ${CARTS} carts of every tax state, with discounts and several rates`, () => {
    const seen = new Set<TaxState>();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + CARTS; seed++) {
      const input = randomCart(seed);
      const cart = calculateCart(input);
      const money = moneyOf(cart, input.taxState);
      const { lines, discounts, totals } = cart;
      const goodsTax =
        taxOf(lines.map(({ tax }) => tax)) + taxOf(discounts.flatMap((discount) => discount.taxes));
      const positions = [...lines, ...discounts].reduce((sum, { totalCents }) => sum + totalCents, 0);
      const goods = input.taxState === "net" ? money.productNetCents : money.productTotalCents;
      expect([seed, money.productNetCents + money.productTaxCents]).toEqual([seed, money.productTotalCents]);
      expect([seed, money.productTotalCents + money.shippingCents]).toEqual([seed, money.revenueCents]);
      expect([seed, money.revenueCents]).toEqual([seed, totals.totalCents]);
      expect([seed, goods, money.productTaxCents]).toEqual([seed, positions, goodsTax]);
      seen.add(input.taxState);
    }
    expect(seen.size).toBe(3);
  });
});

it.each<[TaxState, number, number, object]>([
  ["gross", 11_900, 19, { grossCents: 11_900, netCents: 10_000 }],
  ["net", 10_000, 19, { grossCents: 11_900, netCents: 10_000 }],
  ["gross", 12_990, 0, { grossCents: 12_990, netCents: 12_990 }],
  ["tax-free", 10_000, 19, { grossCents: 10_000, netCents: 10_000 }],
  ["gross", 1, 19, { grossCents: 1, netCents: 1 }],
])("a piece of a %s order has a price with tax and one without [289]", (taxState, unit, rate, prices) => {
  expect(piecePrices(unit, rate, taxState)).toEqual(prices);
});
