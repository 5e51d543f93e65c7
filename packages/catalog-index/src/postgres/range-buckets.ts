/**
 * Ranges over prices and ratings as buckets of two sizes, so that any range is a few dozen posting lists. Prices grow
 * by octaves: sixteen fine buckets to a doubling, one coarse bucket for all sixteen.
 */
export type RangeCover = {
  coarse: number[];
  fine: number[];
  /** What the buckets cannot express, both ends included. */
  edges: { from: number; to: number }[];
};

const FINE_PER_COARSE = 16;
const MAX_PRICE_CENTS = 2 ** 31 - 1;

export function priceBuckets(cents: number): { coarse: number; fine: number } {
  const fine = finePriceBucket(cents);
  return { coarse: Math.floor(fine / FINE_PER_COARSE), fine };
}

export function coverPriceRange(minCents: number, maxCents: number): RangeCover {
  const min = Math.max(0, minCents);
  const max = Math.min(MAX_PRICE_CENTS, maxCents);
  const cover: RangeCover = { coarse: [], fine: [], edges: [] };
  if (min > max) return cover;
  const first = lowestCents(finePriceBucket(min)) === min ? finePriceBucket(min) : finePriceBucket(min) + 1;
  const last =
    lowestCents(finePriceBucket(max) + 1) - 1 === max ? finePriceBucket(max) : finePriceBucket(max) - 1;
  if (first > last) return { ...cover, edges: [{ from: min, to: max }] };
  if (min < lowestCents(first)) cover.edges.push({ from: min, to: lowestCents(first) - 1 });
  if (max >= lowestCents(last + 1)) cover.edges.push({ from: lowestCents(last + 1), to: max });
  return { ...cover, ...coverBuckets(first, last, FINE_PER_COARSE) };
}

/** Ratings are kept as hundredths (fine) and tenths (coarse) of a star. */
export function ratingBuckets(average: number): { coarse: number; fine: number } {
  const fine = Math.round(average * 100);
  return { coarse: Math.floor(fine / 10), fine };
}

export function coverRatingsFrom(minAverage: number): RangeCover {
  const first = Math.max(0, Math.round(minAverage * 100));
  return { ...coverBuckets(first, 509, 10), edges: [] };
}

function coverBuckets(first: number, last: number, perCoarse: number): { coarse: number[]; fine: number[] } {
  const coarse: number[] = [];
  const fine: number[] = [];
  for (let bucket = first; bucket <= last;) {
    if (bucket % perCoarse === 0 && bucket + perCoarse - 1 <= last) {
      coarse.push(bucket / perCoarse);
      bucket += perCoarse;
    } else {
      fine.push(bucket);
      bucket += 1;
    }
  }
  return { coarse, fine };
}

function finePriceBucket(cents: number): number {
  if (cents < FINE_PER_COARSE) return cents;
  const exponent = 31 - Math.clz32(cents);
  return (exponent - 3) * FINE_PER_COARSE + ((cents >>> (exponent - 4)) & 15);
}

function lowestCents(bucket: number): number {
  if (bucket < FINE_PER_COARSE) return bucket;
  return (FINE_PER_COARSE + (bucket % FINE_PER_COARSE)) * 2 ** (Math.floor(bucket / FINE_PER_COARSE) - 1);
}
