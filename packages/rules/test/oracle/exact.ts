import type { TaxState } from "../../src/tax.ts";

/** Half away from zero, without a floating point number anywhere. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n) return -divideRounded(-numerator, denominator);
  const whole = numerator / denominator;
  const rest = numerator % denominator;
  return rest * 2n >= denominator ? whole + 1n : whole;
}

export function taxOf(cents: bigint, rate: number, state: TaxState): bigint {
  if (state === "tax-free") return 0n;
  return divideRounded(cents * BigInt(rate), state === "gross" ? 100n + BigInt(rate) : 100n);
}

/** Hands out the missing cents one by one, each time looking for the largest remainder again. */
export function splitSlowly(total: bigint, weights: readonly bigint[]): bigint[] {
  const counted = sum(weights) === 0n ? weights.map(() => 1n) : weights;
  const all = sum(counted);
  const parts = counted.map((weight) => (total * weight) / all);
  const remainders = counted.map((weight) => (total * weight) % all);
  while (sum(parts) < total) {
    let largest = 0;
    for (let at = 1; at < remainders.length; at += 1) {
      if (remainders[at]! > remainders[largest]!) largest = at;
    }
    parts[largest] = parts[largest]! + 1n;
    remainders[largest] = -1n;
  }
  return parts;
}

export function sum(values: readonly bigint[]): bigint {
  return values.reduce((all, each) => all + each, 0n);
}

export function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

export function above(value: bigint, limit: bigint): bigint {
  return value > limit ? value - limit : 0n;
}
