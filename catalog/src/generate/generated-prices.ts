import { netFromGross } from "@hearth/rules";
import type { Value } from "./copy-rows.ts";
import { share } from "./draw.ts";
import { hasListPrice } from "./generated-products.ts";
import type { Plan, Unit } from "./plan.ts";
import { idIn, rowsOf, unitsOf } from "./plan.ts";
import type { ShopFrame } from "./shop-frame.ts";

const aspect = { price: 60, tiers: 61 };
const shareWithTiers = 0.1;

interface Price {
  row: number;
  from: number;
  grossCents: number;
  listCents: number | null;
}

/** Prices from 10 to 10,000 euro, cheap things more often; every variant costs a little more than the one before. */
function* pricesOf(plan: Plan): Generator<Price> {
  for (const unit of unitsOf(plan)) {
    const euro = 10 ** (1 + 3 * share(plan.seed, aspect.price, unit.n));
    for (const row of rowsOf(unit)) {
      const grossCents = Math.floor(euro * (1 + 0.15 * Math.max(0, row - unit.row - 1))) * 100 + 90;
      const listCents = hasListPrice(plan, unit) ? Math.floor((grossCents * 1.2) / 100) * 100 + 90 : null;
      for (const { from, percent } of tiersOf(plan, unit))
        yield { row, from, grossCents: Math.round((grossCents * percent) / 100), listCents };
    }
  }
}

const singleTier = [{ from: 1, percent: 100 }];
const severalTiers = [...singleTier, { from: 5, percent: 95 }, { from: 10, percent: 90 }];

function tiersOf({ seed }: Plan, { n }: Unit) {
  return share(seed, aspect.tiers, n) < shareWithTiers ? severalTiers : singleTier;
}

export const priceColumns =
  "product_id customer_group_id currency_id quantity_start gross_cents net_cents list_gross_cents list_net_cents".split(
    " ",
  );
export function* priceRows(plan: Plan, { groupId, currencyId, tax }: ShopFrame): Iterable<readonly Value[]> {
  for (const { row, from, grossCents, listCents } of pricesOf(plan))
    yield [
      idIn(plan, "product", row),
      groupId,
      currencyId,
      from,
      grossCents,
      netFromGross(grossCents, tax.rate),
      listCents,
      listCents === null ? null : netFromGross(listCents, tax.rate),
    ];
}

export const historyColumns =
  "product_id customer_group_id currency_id quantity_start valid_from gross_cents".split(" ");
/** What the trigger would have recorded; it does not run while rows are copied. */
export function* historyRows(plan: Plan, { groupId, currencyId }: ShopFrame): Iterable<readonly Value[]> {
  for (const { row, from, grossCents } of pricesOf(plan))
    yield [idIn(plan, "product", row), groupId, currencyId, from, "2026-01-01T00:00:00Z", grossCents];
}
