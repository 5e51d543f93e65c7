const CUT_OFF = 10;

/** Järvelin and Kekäläinen's discounted gain with 2^grade − 1, so that one hit of grade 3 outweighs two of grade 2. */
export function discountedGain(grades: readonly number[]): number {
  return grades
    .slice(0, CUT_OFF)
    .reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}

/** How near the order comes to the best there is, in the first ten hits: 1 is perfect. */
export function ndcg(grades: readonly number[], ideal: readonly number[]): number {
  const best = discountedGain(ideal.toSorted((a, b) => b - a));
  return best === 0 ? 0 : discountedGain(grades) / best;
}

/** Of nothing: null. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
