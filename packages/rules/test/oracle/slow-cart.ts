import type { CartInput } from "../../src/cart/cart-input.ts";
import type { CartNotice } from "../../src/cart/cart-notice.ts";
import type { CalculatedCart, CalculatedDiscount, CartTotals, TaxShare } from "../../src/cart/cart-result.ts";
import type { TaxState } from "../../src/tax.ts";
import { type BoughtLine, buyLines } from "./bought-lines.ts";
import { findDates } from "./delivery-dates.ts";
import { splitSlowly, sum, taxOf } from "./exact.ts";
import { applyPromotions, type Reduced } from "./promotions.ts";
import { findSending } from "./shipping.ts";

/** The second opinion: docs/cart.md read aloud. Nothing of the real calculation is used, only its types. */
export function calculateCartSlowly(input: CartInput): CalculatedCart {
  const notices: CartNotice[] = [];
  const bought = buyLines(input, notices);
  const sending = findSending(input, bought, notices);
  const reduced = applyPromotions(input, bought, BigInt(sending.fullCents), notices);
  const lines = bought.map(({ id, quantity, unit, total, rate, most }) => ({
    id,
    quantity,
    unitCents: Number(unit),
    totalCents: Number(total),
    tax: { rate, priceCents: Number(total), taxCents: Number(taxOf(total, rate, input.taxState)) },
    maxPurchase: most,
  }));
  const taxes = taxShipping(bought, reduced, input.taxState);
  return {
    lines,
    discounts: reduced.discounts,
    delivery: {
      ...sending,
      cents: Number(reduced.shipping),
      taxes,
      ...findDates(input, bought, sending),
    },
    totals: addUp(
      [...lines.map(({ tax }) => tax), ...reduced.discounts.flatMap((each) => each.taxes), ...taxes],
      sum(bought.map(({ total }) => total)) + sum(reduced.discounts.map(totalOf)),
      reduced.shipping,
      input.taxState,
    ),
    notices,
  };
}

function totalOf({ totalCents }: CalculatedDiscount): bigint {
  return BigInt(totalCents);
}

function taxShipping(
  bought: readonly BoughtLine[],
  { left, shipping }: Reduced,
  state: TaxState,
): TaxShare[] {
  const rates = [...new Set(bought.map(({ rate }) => rate))].toSorted((one, other) => one - other);
  const valueOf = (rate: number, value: (line: BoughtLine) => bigint) =>
    sum(bought.filter((line) => line.rate === rate).map(value));
  let weights = rates.map((rate) => valueOf(rate, ({ id }) => left.get(id)!));
  if (sum(weights) === 0n) weights = rates.map((rate) => valueOf(rate, ({ total }) => total));
  return splitSlowly(shipping, weights)
    .map((cents, at) => ({
      rate: rates[at]!,
      priceCents: Number(cents),
      taxCents: Number(taxOf(cents, rates[at]!, state)),
    }))
    .filter(({ priceCents }) => priceCents > 0);
}

function addUp(taxes: readonly TaxShare[], positions: bigint, shipping: bigint, state: TaxState): CartTotals {
  const byRate: TaxShare[] = [];
  for (const { rate, priceCents, taxCents } of taxes) {
    const same = byRate.find((each) => each.rate === rate);
    if (same) {
      same.priceCents += priceCents;
      same.taxCents += taxCents;
    } else byRate.push({ rate, priceCents, taxCents });
  }
  const tax = Number(sum(byRate.map(({ taxCents }) => BigInt(taxCents))));
  const amount = Number(positions + shipping);
  return {
    positionCents: Number(positions),
    netCents: state === "gross" ? amount - tax : amount,
    totalCents: state === "net" ? amount + tax : amount,
    taxes: byRate.toSorted((one, other) => one.rate - other.rate),
  };
}
