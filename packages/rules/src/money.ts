/** Euro amount as the contract sends it, from whole cents. */
export function toAmount(cents: number): number {
  return cents / 100;
}

/** Whole cents from a contract amount, half away from zero. */
export function toCents(amount: number): number {
  return Math.sign(amount) * Math.round(Number((Math.abs(amount) * 100).toPrecision(15)));
}

/** value × numerator ÷ denominator, half away from zero, in whole cents. Exact for whole numbers; never minus zero. */
export function scaleCents(cents: number, numerator: number, denominator: number): number {
  const product = Math.abs(cents) * numerator;
  const scaled =
    Number.isSafeInteger(product) && Number.isInteger(denominator)
      ? roundedQuotient(product, denominator)
      : Math.round(Number((product / denominator).toPrecision(15)));
  return cents < 0 && scaled !== 0 ? -scaled : scaled;
}

function roundedQuotient(product: number, denominator: number): number {
  const remainder = product % denominator;
  return (product - remainder) / denominator + (2 * remainder >= denominator ? 1 : 0);
}
