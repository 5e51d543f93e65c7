export interface PricePoint {
  /** Milliseconds since the epoch. */
  validFrom: number;
  /** null: there was no price from that time on. */
  grossCents: number | null;
}

const WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Lowest price of the 30 days before the running reduction began (price law: the window is anchored at the start of the reduction,
 * not at today). Null when the current price is no reduction or nothing was charged before. History is oldest first.
 */
export function lowestPriceBeforeReduction(noted: readonly PricePoint[]): number | null {
  // The same price noted again is no change: a reduction does not end by being repeated.
  const history = noted.filter((point, index) => point.grossCents !== noted[index - 1]?.grossCents);
  const start = reductionStart(history);
  if (start === null) return null;
  const windowBegin = start - WINDOW_MS;
  let lowest: number | null = null;
  history.forEach((point, index) => {
    const until = history[index + 1]?.validFrom ?? Number.POSITIVE_INFINITY;
    const charged = point.validFrom < start && until > windowBegin ? point.grossCents : null;
    if (charged !== null && (lowest === null || charged < lowest)) lowest = charged;
  });
  return lowest;
}

/** A reduction that is deepened step by step is one reduction: it begins with the first step down. */
function reductionStart(history: readonly PricePoint[]): number | null {
  let start: number | null = null;
  for (let index = history.length - 1; index > 0; index--) {
    const now = history[index]?.grossCents ?? null;
    const before = history[index - 1]?.grossCents ?? null;
    if (now === null || before === null || before <= now) break;
    start = history[index]?.validFrom ?? null;
  }
  return start;
}
