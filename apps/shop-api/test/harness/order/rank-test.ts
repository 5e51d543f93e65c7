/** Standard normal distribution, two tails (Abramowitz and Stegun 26.2.17). */
function twoTails(z: number): number {
  const x = Math.abs(z);
  const t = 1 / (1 + 0.2316419 * x);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, (2 * series * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI));
}

/** Wilcoxon's signed ranks: how likely the pairs differ as they do if neither side is slower. Good from 20 pairs on. */
export function signedRankP(pairs: readonly (readonly [number, number])[]): number {
  const differences = pairs.map(([one, other]) => one - other).filter((difference) => difference !== 0);
  const ordered = differences.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const positive = ordered.reduce((sum, difference, index) => sum + (difference > 0 ? index + 1 : 0), 0);
  const n = ordered.length;
  const mean = (n * (n + 1)) / 4;
  return twoTails((positive - mean) / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24));
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
