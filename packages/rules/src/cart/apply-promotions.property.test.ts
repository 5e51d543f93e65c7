import fc from "fast-check";
import { expect, it } from "vitest";
import { addShares } from "./add-shares.ts";
import { applyPromotions, type PromotionInput } from "./apply-promotions.ts";
import type { Discount, Promotion } from "./promotion.ts";
import { apply, buyer, discount, line, noon, promotion } from "./promotions/promotion.fixture.ts";

const anyLine = fc.record({
  cents: fc.integer({ min: 0, max: 200_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  taxRate: fc.constantFrom(0, 7, 19),
  categoryIds: fc.subarray(["heating", "solar"]),
});

const anyDiscount: fc.Arbitrary<Partial<Discount>> = fc.record({
  scope: fc.constantFrom("cart", "delivery", "set"),
  type: fc.constantFrom("percentage", "absolute", "fixed", "fixed_unit"),
  // Up to 300 %, and below zero: mistakes of staff must not make prices below zero.
  value: fc.integer({ min: -500, max: 30_000 }),
  maxCents: fc.option(fc.integer({ min: -10, max: 5000 })),
  productIds: fc.subarray(["0", "1", "x"]),
  categoryIds: fc.subarray(["heating", "wind"]),
  set: fc.option(fc.record({ size: fc.integer({ min: 0, max: 5 }), count: fc.integer({ min: 0, max: 6 }) })),
});

const anyPromotion = fc.record({
  isAutomatic: fc.boolean(),
  priority: fc.integer({ min: 0, max: 2 }),
  preventCombination: fc.oneof({ arbitrary: fc.constant(false), weight: 5 }, fc.constant(true)),
  exclusionIds: fc.subarray(["p0", "p1"], { maxLength: 1 }),
  redemptionsLeft: fc.constantFrom(null, 0, 1),
  discounts: fc.array(anyDiscount, { maxLength: 3 }),
});

const anyInput: fc.Arbitrary<PromotionInput> = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 5 }),
    shippingCents: fc.integer({ min: 0, max: 20_000 }),
    promotions: fc.array(anyPromotion, { maxLength: 4 }),
  })
  .map(({ lines, shippingCents, promotions }) => ({
    taxState: "gross",
    lines: lines.map(({ cents, ...goods }, index) => line(`${index}`, cents, goods)),
    shippingCents,
    promotions: promotions.map(({ isAutomatic, discounts, ...given }, index) =>
      promotion(`p${index}`, {
        ...given,
        ...(isAutomatic ? { codeType: "global", code: null } : {}),
        discounts: discounts.map((each, place) => discount({ ...each, id: `p${index}-${place}` })),
      }),
    ),
    buyer,
    now: noon,
  }));

const runs = { numRuns: 2000 };

it("never takes more than a line or the shipping is worth, and adds up to the cent", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { discounts, shippingCents } = applyPromotions(input);
      expect(shippingCents).toBeGreaterThanOrEqual(0);
      expect(shippingCents).toBeLessThanOrEqual(input.shippingCents);
      for (const { line: each, totalCents } of input.lines) {
        const off = discounts.flatMap(({ shares }) => shares).filter(({ lineId }) => lineId === each.id);
        expect(sum(off.map(({ cents }) => cents))).toBeLessThanOrEqual(totalCents);
        expect(off.every(({ cents }) => Number.isSafeInteger(cents) && cents > 0)).toBe(true);
      }
      for (const { totalCents, taxes, shares } of discounts) {
        expect(0 - sum(shares.map(({ cents }) => cents))).toBe(totalCents);
        expect(sum(taxes.map(({ priceCents }) => priceCents))).toBe(totalCents);
      }
    }),
    runs,
  );
});

it("leaves no rate with a tax below zero, or above its price", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const taxes = applyPromotions(input).discounts.flatMap((each) => each.taxes);
      const left = addShares([...input.lines.map(({ tax }) => tax), ...taxes]);
      expect(left.every(({ priceCents, taxCents }) => taxCents >= 0 && taxCents <= priceCents)).toBe(true);
    }),
    runs,
  );
});

it("does not touch what it was given", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const before = structuredClone(input);
      applyPromotions(input);
      expect(input).toEqual(before);
    }),
  );
});

it("gives every code either a discount or exactly one reason why not", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { discounts, notices } = applyPromotions(input);
      const withCode = input.promotions.filter(({ code }) => code !== null);
      const taken = withCode.filter(({ id }) => discounts.some(({ promotionId }) => promotionId === id));
      const isWorthNothing = input.lines.every(({ totalCents }) => totalCents === 0);
      const reasons = isWorthNothing ? Math.min(1, withCode.length) : withCode.length - taken.length;
      expect(notices).toHaveLength(reasons);
    }),
    runs,
  );
});

it("does not depend on the order promotions come in, as long as the cart is worth something", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      fc.pre(input.lines.some(({ totalCents }) => totalCents > 0));
      const turned: Promotion[] = input.promotions.toReversed();
      expect(applyPromotions({ ...input, promotions: turned })).toEqual(applyPromotions(input));
    }),
    runs,
  );
});

it("takes no more off with a limit than without", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.nat(5000), (value, maxCents) => {
      const off = (limit: number | null) => {
        const limited = discount({ type: "percentage", value, maxCents: limit });
        return (
          0 -
          sum(
            apply({ promotions: [promotion("p", { discounts: [limited] })] }).discounts.map(
              (each) => each.totalCents,
            ),
          )
        );
      };
      expect(off(maxCents)).toBe(Math.min(off(null), maxCents));
    }),
  );
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
