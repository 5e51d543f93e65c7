import fc from "fast-check";
import { expect, it } from "vitest";
import type { TaxState } from "../tax.ts";
import { addShares } from "./add-shares.ts";
import { taxShare } from "./price-line.ts";
import { cartTotals } from "./totals.ts";

it("adds shares per rate, the lowest rate first", () => {
  const shares = [taxShare(11_900, 19, "gross"), taxShare(500, 0, "gross"), taxShare(-1190, 19, "gross")];
  expect(addShares(shares)).toEqual([
    { rate: 0, priceCents: 500, taxCents: 0 },
    { rate: 19, priceCents: 10_710, taxCents: 1710 },
  ]);
  expect(shares[0]).toEqual({ rate: 19, priceCents: 11_900, taxCents: 1900 });
});

const summed = (taxState: TaxState) => ({
  taxState,
  lines: [
    { totalCents: 11_900, tax: taxShare(11_900, 19, taxState) },
    { totalCents: 5000, tax: taxShare(5000, 0, taxState) },
  ],
  discounts: [{ totalCents: -1690, taxes: [taxShare(-500, 0, taxState), taxShare(-1190, 19, taxState)] }],
  delivery: { cents: 590, taxes: [taxShare(590, 19, taxState)] },
});

it.each<[TaxState, number, number]>([
  ["gross", 15_800 - 1804, 15_800],
  ["net", 15_800, 15_800 + 2147],
  ["tax-free", 15_800, 15_800],
])("sums a %s cart", (taxState, netCents, totalCents) => {
  expect(cartTotals(summed(taxState))).toMatchObject({ positionCents: 15_210, netCents, totalCents });
});

it("knows an empty cart", () => {
  const empty = { lines: [], discounts: [], delivery: { cents: 0, taxes: [] } };
  const nothing = { positionCents: 0, netCents: 0, totalCents: 0, taxes: [] };
  expect(cartTotals({ taxState: "gross", ...empty })).toEqual(nothing);
});

it("always makes net and taxes the total", () => {
  const amount = fc.tuple(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(0, 7, 19, 23));
  fc.assert(
    fc.property(fc.array(amount), fc.constantFrom<TaxState>("gross", "net"), (amounts, taxState) => {
      const lines = amounts.map(([cents, rate]) => ({
        totalCents: cents,
        tax: taxShare(cents, rate, taxState),
      }));
      const totals = cartTotals({ taxState, lines, discounts: [], delivery: { cents: 0, taxes: [] } });
      const taxes = totals.taxes.reduce((sum, share) => sum + share.taxCents, 0);
      expect(totals.netCents + taxes).toBe(totals.totalCents);
      expect(totals.taxes.reduce((sum, share) => sum + share.priceCents, 0)).toBe(totals.positionCents);
    }),
  );
});
