/** By how much the values grow from one to the next, as the straight line through all of them says. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let along = 0;
  let across = 0;
  for (const [place, value] of values.entries()) {
    along += (place - middle) * (value - mean);
    across += (place - middle) ** 2;
  }
  return across === 0 ? 0 : along / across;
}
