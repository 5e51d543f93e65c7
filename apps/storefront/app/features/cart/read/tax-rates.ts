/** The tax rates of a cart as one text. A form that may change them carries it along, and the buyer is told when they did. */
export function taxRates(rates: readonly number[]): string {
  return [...new Set(rates)].toSorted((a, b) => a - b).join(" ");
}
