import fc from "fast-check";
import { expect, it } from "vitest";
import { splitCents } from "./split-cents.ts";

it.each<[string, number, number[], number[]]>([
  ["evenly", 300, [1, 1, 1], [100, 100, 100]],
  ["the missing cent to the earlier of equals", 100, [1, 1, 1], [34, 33, 33]],
  ["the missing cents to the earlier ones of equals", 100, [1, 1, 4], [17, 17, 66]],
  ["the missing cent to the largest remainder", 10, [1, 2], [3, 7]],
  ["nothing to a weight of 0", 101, [0, 1, 1], [0, 51, 50]],
  ["the same to everybody if all weights are 0", 5, [0, 0, 0], [2, 2, 1]],
  ["nothing", 0, [3, 4], [0, 0]],
  ["to nobody", 100, [], []],
  ["products beyond 2^53", 1e12 + 1, [1e9, 1e9 - 1, 1], [500_000_000_001, 499_999_999_500, 500]],
])("splits %s", (_, total, weights, expected) => {
  expect(splitCents(total, weights)).toEqual(expected);
});

const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 12 });
const total = fc.oneof(fc.integer({ min: 0, max: 1e5 }), fc.integer({ min: 0, max: 1e12 }));

it("loses no cent, and nobody is a whole cent off his exact part", () => {
  fc.assert(
    fc.property(total, weights, (cents, parts) => {
      const shares = splitCents(cents, parts);
      const sum = BigInt(parts.reduce((a, b) => a + b, 0));
      fc.pre(sum > 0n);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(cents);
      shares.forEach((share, index) => {
        const off = BigInt(share) * sum - BigInt(cents) * BigInt(parts[index] ?? 0);
        expect(off > -sum && off < sum).toBe(true);
      });
    }),
  );
});

it("never gives more than the weight while the total is not above the sum", () => {
  fc.assert(
    fc.property(weights, fc.nat(), (parts, wanted) => {
      const sum = parts.reduce((a, b) => a + b, 0);
      const shares = splitCents(Math.min(wanted, sum), parts);
      return shares.every((share, index) => share <= (parts[index] ?? 0));
    }),
  );
});

it("splits small and huge amounts by the same rule", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e4 }), fc.array(fc.nat({ max: 1000 }), { maxLength: 6 }), (cents, parts) => {
      const scaled = parts.map((part) => part * 2 ** 41);
      expect(splitCents(cents, scaled)).toEqual(splitCents(cents, parts));
    }),
  );
});
