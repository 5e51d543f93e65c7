import { splitCents } from "../cart/split-cents.ts";
import { scaleCents } from "../money.ts";

/** What an invoice says about one rate of tax: with tax, and the tax in it. */
export interface RateSum {
  taxRate: number;
  grossCents: number;
  taxCents: number;
}

/** What money goes back for. */
export interface CreditWish {
  of: "line" | "shipping";
  /** Null: shipping. */
  lineId: string | null;
  quantity: number;
  taxRate: number;
  grossCents: number;
}

/** One row of a credit note. `amount`: money that is given for no line in particular. */
export interface CreditPart extends RateSum {
  of: "line" | "shipping" | "amount";
  lineId: string | null;
  quantity: number;
}

export interface Credit {
  /** All of the money that goes back. */
  amountCents: number;
  /** What it is for; none: an amount somebody chose, which lowers every rate by its share. */
  wishes: readonly CreditWish[];
}

/**
 * The rows of a credit note, to the cent what goes back. No rate gives more than the invoice has left of it after earlier notes: what a
 * wish asks beyond that is taken from the other rates, as an amount. Null: the invoice has less left than that.
 */
export function creditParts(
  invoice: readonly RateSum[],
  earlier: readonly RateSum[],
  { amountCents, wishes }: Credit,
): CreditPart[] | null {
  const left = new Map(
    invoice.map((sum) => [sum.taxRate, sum.grossCents - creditedOf(earlier, sum.taxRate)]),
  );
  const rooms = [...left.values()];
  const mostCents = Math.min(sumOf(rooms), sumOf(rooms.map((cents) => Math.max(0, cents))));
  if (amountCents < 1 || amountCents > mostCents) return null;
  const parts: Omit<CreditPart, "taxCents">[] = [];
  let rest = amountCents;
  const take = (wish: CreditWish | Omit<CreditPart, "taxCents">) => {
    const room = left.get(wish.taxRate) ?? 0;
    const grossCents = Math.min(wish.grossCents, room, rest);
    if (grossCents <= 0) return;
    parts.push({ ...wish, grossCents });
    left.set(wish.taxRate, room - grossCents);
    rest -= grossCents;
  };
  for (const wish of wishes) take(wish);
  const open = [...left].filter(([, cents]) => cents > 0);
  const shares = splitCents(
    rest,
    open.map(([, cents]) => cents),
  );
  for (const [index, [taxRate]] of open.entries())
    take({ of: "amount", lineId: null, quantity: 1, taxRate, grossCents: shares[index] ?? 0 });
  return withTax(invoice, earlier, parts);
}

/** Tax follows the sum of all notes of a rate: notes for all of it take back all of its tax, and none before them more. */
function withTax(
  invoice: readonly RateSum[],
  earlier: readonly RateSum[],
  parts: readonly Omit<CreditPart, "taxCents">[],
): CreditPart[] {
  const credited = new Map(invoice.map(({ taxRate }) => [taxRate, creditedOf(earlier, taxRate)]));
  return parts.map((part) => {
    const whole = invoice.find(({ taxRate }) => taxRate === part.taxRate);
    if (!whole) throw new Error("A rate is not on the invoice");
    const before = credited.get(part.taxRate) ?? 0;
    const after = before + part.grossCents;
    credited.set(part.taxRate, after);
    const upTo = (cents: number) => scaleCents(cents, whole.taxCents, whole.grossCents);
    return { ...part, taxCents: upTo(after) - upTo(before) };
  });
}

function creditedOf(earlier: readonly RateSum[], rate: number): number {
  return sumOf(earlier.filter(({ taxRate }) => taxRate === rate).map(({ grossCents }) => grossCents));
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, each) => sum + each, 0);
}
