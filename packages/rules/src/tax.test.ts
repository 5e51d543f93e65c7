import fc from "fast-check";
import { expect, it } from "vitest";
import { netFromGross, taxCents, type TaxState } from "./tax.ts";

it.each<[number, number, TaxState, number]>([
  [11900, 19, "gross", 1900],
  [10000, 19, "net", 1900],
  [849900, 19, "gross", 135698],
  [9999, 23, "gross", 1870],
  [10000, 0, "gross", 0],
  [10000, 19, "tax-free", 0],
])("%d cents at %d %% (%s) carry %d cents of tax", (cents, rate, state, tax) => {
  expect(taxCents(cents, rate, state)).toBe(tax);
});

it("splits every gross amount into net and tax without losing a cent", () => {
  const cents = fc.integer({ min: 0, max: 1e10 });
  fc.assert(
    fc.property(cents, fc.constantFrom(0, 7, 8, 19, 23), (gross, rate) => {
      const net = netFromGross(gross, rate);
      return net + taxCents(gross, rate, "gross") === gross && net <= gross;
    }),
  );
});
