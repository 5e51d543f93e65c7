/**
 * Kolmogorov and Smirnov: how likely two samples lie as far apart as they do if both come from one distribution. Good from 50 of each on.
 */
export function sameDistributionP(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [one.toSorted((x, y) => x - y), other.toSorted((x, y) => x - y)];
  let widest = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const value = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    while (a[i] === value) i++;
    while (b[j] === value) j++;
    widest = Math.max(widest, Math.abs(i / a.length - j / b.length));
  }
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length));
  return tail((size + 0.12 + 0.11 / size) * widest);
}

/** The share of Kolmogorov's distribution beyond it (Numerical Recipes, 14.3). */
function tail(lambda: number): number {
  // The series below does not settle near zero, where the answer is one.
  if (lambda < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k++) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * lambda * lambda);
  return Math.min(1, Math.max(0, sum));
}
