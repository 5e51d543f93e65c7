import type { Check } from "./check.ts";
import { groupPrices } from "../prices.ts";
import type { Sellable } from "../products.ts";

/** The price rules of a product or variant; what a variant does not say itself is its parent's. */
export function checkPrices(
  own: Sellable,
  parent: Sellable | undefined,
  { catalogue, report, refer }: Check,
): void {
  const channelGroup = catalogue.shop.channel.customerGroup;
  const notice = own.discountNotice ?? parent?.discountNotice;

  for (const [group, price] of own.price === undefined ? [] : groupPrices(own.price, channelGroup)) {
    const at = group === channelGroup ? ["price"] : ["price", group];
    refer("customer group", group, own, at);
    if (price.list !== undefined) {
      if (price.list <= price.gross) report(own, [...at, "list"], "a list price must be above the price");
      if (!notice) report(own, [...at, "list"], 'a list price needs a "discountNotice" that says what it is');
    }
    let below = 1;
    for (const [index, tier] of (price.tiers ?? []).entries()) {
      if (tier.from <= below) report(own, [...at, "tiers", index, "from"], "must be above the tier before");
      below = tier.from;
    }
  }

  if (own.priceHistory && own.price === undefined)
    report(own, ["priceHistory"], "a price history belongs to a price of its own");
  let before = Infinity;
  for (const [index, { daysAgo }] of (own.priceHistory ?? []).entries()) {
    if (daysAgo >= before)
      report(own, ["priceHistory", index, "daysAgo"], "must be less than the one before: oldest first");
    before = daysAgo;
  }
}
