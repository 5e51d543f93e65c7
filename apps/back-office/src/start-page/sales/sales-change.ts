/** By how many percent something grew; null where there is nothing to hold it against. */
export function percentGrown(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** With its sign, as people say it: more or less than before. */
export function signed(percent: number, format: (value: number) => string): string {
  if (percent === 0) return "±0 %";
  return `${percent > 0 ? "+" : "−"}${format(Math.abs(percent))} %`;
}
