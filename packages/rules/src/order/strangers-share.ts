/** How much of a shelf people may hold back whom nobody knows and who have not paid. */
export interface ShareRule {
  /** Of the pieces that are free or held by strangers. */
  sharePercent: number;
  /** A small shelf gives so many, as long as half of it is left. */
  pieces: number;
}

/** The shelf where the pieces are a fifth, and what strangers may hold of goods that have yet to come. */
const ORDINARY_SHELVES = 5;

/**
 * The most pieces of a product all strangers together may hold unpaid. `free` is what nobody else holds: stock, less what customers
 * and paid orders hold. A single piece may be ordered by anybody. The same arithmetic runs in the database, under the lock of the
 * stock: `strangers_allowance` in migration 0032; `stock-for-strangers.test.ts` holds them against each other.
 */
export function strangersAllowance(free: number, { sharePercent, pieces }: ShareRule): number {
  if (free <= 0) return pieces * ORDINARY_SHELVES;
  return Math.max(Math.floor((free * sharePercent) / 100), Math.min(pieces, Math.ceil(free / 2)));
}

export interface StrangersShelf {
  free: number;
  /** Held by strangers already. */
  held: number;
  wanted: number;
}

export function mayStrangersHold({ free, held, wanted }: StrangersShelf, rule: ShareRule): boolean {
  return held + wanted <= strangersAllowance(free, rule);
}
