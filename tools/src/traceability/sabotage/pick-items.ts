import { ITEM_COUNT } from "../requirements.ts";

/**
 * Items in an order that only the seed decides, so that a record written later changes nobody's pick. All items are shuffled and those
 * without a proof skipped.
 */
export function pickItems(seed: number, count: number, isProven: (item: number) => boolean): number[] {
  const random = mulberry32(seed);
  const items = Array.from({ length: ITEM_COUNT }, (_, index) => index + 1);
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] ?? 0, items[last] ?? 0];
  }
  return items.filter(isProven).slice(0, count);
}

/** A small generator with a seed, in the public domain (Tommy Ettinger, 2017). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
