import type { CartInput } from "../src/cart/cart-input.ts";
import type { CalculatedCart, TaxShare } from "../src/cart/cart-result.ts";

/** What must be true of every calculated cart, whatever the rules say. Names the first promise that is broken. */
export function findBrokenPromise(input: CartInput, cart: CalculatedCart): string | null {
  const broken = promises.find(([, holds]) => !holds(cart, input));
  return broken ? broken[0] : null;
}

const promises: readonly [string, (cart: CalculatedCart, input: CartInput) => boolean][] = [
  [
    "amounts are whole cents, and none is minus zero",
    (cart) => numbersIn(cart).every(isWholeAndNotMinusZero),
  ],
  [
    "shares of a discount add up to it, and so do its tax rates",
    ({ discounts }) =>
      discounts.every(
        ({ totalCents, shares, taxes }) =>
          totalCents + add(shares.map(({ cents }) => cents)) === 0 && addPrices(taxes) === totalCents,
      ),
  ],
  ["no share is zero or below", ({ discounts }) => sharesOf(discounts).every(({ cents }) => cents > 0)],
  [
    "no line is discounted below zero",
    ({ lines, discounts }) =>
      lines.every(
        ({ id, totalCents }) =>
          totalCents >= add(sharesOf(discounts).map(({ lineId, cents }) => (lineId === id ? cents : 0))),
      ),
  ],
  [
    "shipping costs are between zero and the full ones",
    ({ delivery }) => delivery.cents >= 0 && delivery.cents <= delivery.fullCents,
  ],
  ["tax parts of shipping add up to it", ({ delivery }) => addPrices(delivery.taxes) === delivery.cents],
  [
    "no sum is below zero",
    ({ totals }) =>
      [totals.positionCents, totals.netCents, totals.totalCents].every((cents) => cents >= 0) &&
      totals.taxes.every(({ priceCents, taxCents }) => priceCents >= 0 && taxCents >= 0),
  ],
  [
    "taxes of the cart are those of its parts",
    ({ lines, discounts, delivery, totals }) => {
      const parts = [
        ...lines.map(({ tax }) => tax),
        ...discounts.flatMap(({ taxes }) => taxes),
        ...delivery.taxes,
      ];
      return (
        addTaxes(parts) === addTaxes(totals.taxes) &&
        totals.taxes.every(({ rate, priceCents, taxCents }) => {
          const same = parts.filter((part) => part.rate === rate);
          return addPrices(same) === priceCents && addTaxes(same) === taxCents;
        })
      );
    },
  ],
  [
    "sums fit together in their tax state",
    ({ totals, delivery }, { taxState }) => {
      const amount = totals.positionCents + delivery.cents;
      const isRight = taxState === "net" ? totals.netCents === amount : totals.totalCents === amount;
      return isRight && totals.totalCents === totals.netCents + addTaxes(totals.taxes);
    },
  ],
  [
    "no line is lost or changed without a word",
    ({ lines, notices }, input) =>
      input.lines.every(({ id, quantity }) => {
        const kept = lines.find((line) => line.id === id);
        const isTold = notices.some((notice) => "lineId" in notice && notice.lineId === id);
        return isTold === (kept?.quantity !== quantity);
      }),
  ],
];

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function isWholeAndNotMinusZero(value: number): boolean {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

function sharesOf(discounts: CalculatedCart["discounts"]) {
  return discounts.flatMap(({ shares }) => shares);
}

function add(values: readonly number[]): number {
  return values.reduce((all, each) => all + each, 0);
}

function addPrices(taxes: readonly TaxShare[]): number {
  return add(taxes.map(({ priceCents }) => priceCents));
}

function addTaxes(taxes: readonly TaxShare[]): number {
  return add(taxes.map(({ taxCents }) => taxCents));
}
