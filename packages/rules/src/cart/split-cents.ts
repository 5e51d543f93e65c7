/**
 * Splits an amount (zero or above) by weights without losing a cent: everybody gets the whole cents of his part,
 * the missing cents go to the largest remainders. Weights that are all 0 count the same.
 */
export function splitCents(totalCents: number, weights: readonly number[]): number[] {
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (sum === 0) return splitEvenly(totalCents, weights.length);

  const divide = totalCents * sum <= Number.MAX_SAFE_INTEGER ? divideSafely : divideExactly;
  const shares: number[] = [];
  const remainders: number[] = [];
  let missing = totalCents;
  for (const weight of weights) {
    const { quotient, remainder } = divide(totalCents, weight, sum);
    shares.push(quotient);
    remainders.push(remainder);
    missing -= quotient;
  }
  return missing === 0 ? shares : handOut(shares, remainders, missing);
}

function splitEvenly(totalCents: number, count: number): number[] {
  return count === 0 ? [] : splitCents(totalCents, Array<number>(count).fill(1));
}

function divideSafely(total: number, weight: number, sum: number) {
  const product = total * weight;
  const remainder = product % sum;
  return { quotient: (product - remainder) / sum, remainder };
}

/** Products beyond 2^53 would lose their last digits, and with them cents. */
function divideExactly(total: number, weight: number, sum: number) {
  const product = BigInt(total) * BigInt(weight);
  return { quotient: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) };
}

function handOut(shares: number[], remainders: readonly number[], missing: number): number[] {
  const order = remainders.map((_, index) => index);
  // The sort is stable: among equal remainders the earlier one stays first.
  order.sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
  for (const index of order.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
