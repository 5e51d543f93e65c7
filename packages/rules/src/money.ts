/** Euro amount as the contract sends it, from whole cents. */
export function toAmount(cents: number): number {
  return cents / 100;
}

/** Whole cents from a contract amount, half away from zero. */
export function toCents(amount: number): number {
  return Math.sign(amount) * Math.round(Number((Math.abs(amount) * 100).toPrecision(15)));
}

/** value × numerator ÷ denominator, half away from zero, in whole cents. */
export function scaleCents(cents: number, numerator: number, denominator: number): number {
  const exact = (Math.abs(cents) * numerator) / denominator;
  return Math.sign(cents) * Math.round(Number(exact.toPrecision(15)));
}
