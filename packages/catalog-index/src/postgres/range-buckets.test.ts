import fc from "fast-check";
import { expect, it } from "vitest";
import {
  coverPriceRange,
  coverRatingsFrom,
  priceBuckets,
  ratingBuckets,
  type RangeCover,
} from "./range-buckets.ts";

const cents = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 2 ** 31 - 1 }));

function covers(cover: RangeCover, value: number, buckets: { coarse: number; fine: number }): number {
  return (
    cover.coarse.filter((bucket) => bucket === buckets.coarse).length +
    cover.fine.filter((bucket) => bucket === buckets.fine).length +
    cover.edges.filter((edge) => edge.from <= value && value <= edge.to).length
  );
}

it("covers every price of a range exactly once and no other", () => {
  fc.assert(
    fc.property(cents, cents, cents, (min, max, price) => {
      const times = covers(coverPriceRange(min, max), price, priceBuckets(price));
      expect(times).toBe(min <= price && price <= max ? 1 : 0);
    }),
    { numRuns: 2000 },
  );
});

it("gives no two prices out of order to one bucket", () => {
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(priceBuckets(low).fine).toBeLessThanOrEqual(priceBuckets(high).fine);
    }),
  );
});

it("expresses any price range in a few dozen buckets", () => {
  fc.assert(
    fc.property(cents, cents, (min, max) => {
      const { coarse, fine, edges } = coverPriceRange(min, max);
      expect(coarse.length + fine.length).toBeLessThanOrEqual(29 + 30);
      expect(edges.length).toBeLessThanOrEqual(2);
    }),
  );
});

it("covers every rating from the minimum up", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }), (min, rating) => {
      const times = covers(coverRatingsFrom(min / 100), rating, ratingBuckets(rating / 100));
      expect(times).toBe(rating >= min ? 1 : 0);
    }),
  );
});
