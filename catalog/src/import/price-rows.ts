import { netFromGross, toCents } from "@hearth/rules";
import type { GroupPrice, Sellable } from "../format/products.ts";
import { groupPrices } from "../format/prices.ts";
import { idOf } from "../ids.ts";
import type { Row } from "./table.ts";

export interface PriceSetting {
  taxRate: number;
  channelGroup: string;
  currency: string;
}

/** Price rows of a product that has prices of its own: one for each customer group and tier. */
export function priceRows(own: Sellable, { taxRate, channelGroup, currency }: PriceSetting): Row[] {
  if (own.price === undefined) return [];
  return groupPrices(own.price, channelGroup).flatMap(([group, price]) =>
    tiersOf(price).map(({ from, gross }) => ({
      product_id: idOf("product", own.key),
      customer_group_id: idOf("customer-group", group),
      currency_id: idOf("currency", currency),
      quantity_start: from,
      ...centColumns("", gross, taxRate),
      ...centColumns("list_", price.list, taxRate),
    })),
  );
}

/** What the product cost before the catalogue was first imported. */
export function priceHistoryRows(
  own: Sellable,
  { channelGroup, currency }: Omit<PriceSetting, "taxRate">,
  now: Date,
): Row[] {
  return (own.priceHistory ?? []).map(({ daysAgo, gross }) => ({
    product_id: idOf("product", own.key),
    customer_group_id: idOf("customer-group", channelGroup),
    currency_id: idOf("currency", currency),
    quantity_start: 1,
    valid_from: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
    gross_cents: toCents(gross),
  }));
}

function tiersOf({ gross, tiers = [] }: GroupPrice) {
  return [{ from: 1, gross }, ...tiers];
}

function centColumns(prefix: string, gross: number | undefined, taxRate: number): Row {
  const cents = gross === undefined ? null : toCents(gross);
  return {
    [`${prefix}gross_cents`]: cents,
    [`${prefix}net_cents`]: cents === null ? null : netFromGross(cents, taxRate),
  };
}
