/** The same numbers for the same seed, on every machine. */
export interface SeededRandom {
  /** The upper end is left out. */
  between(from: number, to: number): number;
  pick(items: readonly string[]): string;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (items) => items[Math.floor(next() * items.length)] ?? "",
  };
}
