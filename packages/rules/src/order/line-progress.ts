import { taxCents, type TaxState } from "../tax.ts";

/** How far a line of an order has come, in pieces. */
export interface LineProgress {
  id: string;
  /** False: files, discounts. Nobody sends them or takes them back. */
  isGoods: boolean;
  quantity: number;
  sent: number;
  /** Paid back before they were sent: they never will be. */
  dropped: number;
  returned: number;
  /** Paid back, dropped ones among them. */
  refunded: number;
  /** What the buyer paid for all of them, discounts taken off, tax included. */
  paidCents: number;
}

/** Pieces somebody names of a line. */
export interface Pieces {
  lineId: string;
  quantity: number;
}

export function leftToSend({ isGoods, quantity, sent, dropped }: LineProgress): number {
  return isGoods ? quantity - sent - dropped : 0;
}

export function leftToReturn({ sent, returned }: LineProgress): number {
  return sent - returned;
}

export function leftToRefund({ quantity, refunded, paidCents }: LineProgress): number {
  return paidCents > 0 ? quantity - refunded : 0;
}

/** What the next pieces of a line are worth: all of them together give what was paid for the line, to the cent. */
export function centsOfPieces({ paidCents, quantity, refunded }: LineProgress, pieces: number): number {
  const upTo = (count: number) => Math.floor((paidCents * count) / quantity);
  return upTo(refunded + pieces) - upTo(refunded);
}

export interface PricedLine {
  /** As shown: with or without tax, by the order's tax state. */
  totalCents: number;
  /** Shares of discounts that were taken from it. */
  discountCents: number;
  ratePercent: number;
}

export function paidForLine(
  { totalCents, discountCents, ratePercent }: PricedLine,
  taxState: TaxState,
): number {
  const cents = totalCents - discountCents;
  return taxState === "net" ? cents + taxCents(cents, ratePercent, "net") : cents;
}

/** The first that asks for more than there is, or for nothing; undefined: all can be had. A line is named once. */
export function beyondLines(
  lines: readonly LineProgress[],
  wanted: readonly Pieces[],
  left: (line: LineProgress) => number,
): (Pieces & { possible: number }) | undefined {
  const seen = new Set<string>();
  for (const pieces of wanted) {
    const line = lines.find(({ id }) => id === pieces.lineId);
    const possible = line && !seen.has(pieces.lineId) ? left(line) : 0;
    if (pieces.quantity < 1 || pieces.quantity > possible) return { ...pieces, possible };
    seen.add(pieces.lineId);
  }
  return undefined;
}
