/** Chance that can be repeated: the same seed gives the same requests. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  below(limit: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick<T>(list: readonly T[]): T {
      const found = list[below(list.length)];
      if (found === undefined && list.length === 0) throw new Error("nothing to pick from");
      return found as T;
    },
  };
}
