import { lowestPriceBeforeReduction, tierFor } from "@hearth/rules";
import type { CheapestPrice, PriceList, ProductDoc } from "../catalog/index.ts";
import type { ProductRow } from "./family-records.sql.ts";
import type { RecordLookup } from "./record-lookup.ts";

/** Prices of a product, its own or its parent's. Those of the shop's standard customer group come first. */
export function priceLists(
  row: ProductRow,
  parent: ProductRow,
  records: RecordLookup,
  standardGroupId: string | undefined,
): PriceList[] {
  const owner = records.prices(row.id).length > 0 ? row.id : parent.id;
  const lists = new Map<string, PriceList>();
  for (const price of records.prices(owner)) {
    const key = price.customer_group_id + price.currency_id;
    const list = lists.get(key) ?? {
      groupId: price.customer_group_id,
      currencyId: price.currency_id,
      tiers: [],
      lowestGrossCents: lowestPriceBeforeReduction(
        records.history(owner, price.customer_group_id, price.currency_id),
      ),
    };
    list.tiers.push({
      from: price.quantity_start,
      grossCents: price.gross_cents,
      netCents: price.net_cents,
      listGrossCents: price.list_gross_cents,
      listNetCents: price.list_net_cents,
    });
    lists.set(key, list);
  }
  const rank = (list: PriceList) => Number(list.groupId !== standardGroupId);
  return [...lists.values()].toSorted((a, b) => rank(a) - rank(b));
}

type Member = Pick<ProductDoc, "id" | "prices" | "minPurchase" | "unitId" | "purchaseUnit" | "referenceUnit">;

/** Prices of the family's customer groups; who has none of its own in one of them costs there what it costs everybody. */
function listsOf(member: Member, members: readonly Member[]): PriceList[] {
  const [standard] = member.prices;
  const others = members.flatMap(({ prices }) => prices.map(({ groupId }) => groupId));
  const missing = [...new Set(others)].filter((id) => !member.prices.some(({ groupId }) => groupId === id));
  return [...member.prices, ...(standard ? missing.map((groupId) => ({ ...standard, groupId })) : [])];
}

/**
 * The lowest price at which something of the family can be bought, for each customer group and currency. It is a price of the smallest
 * quantity, not of the last step, and everything said beside it (unit price, price of 30 days) belongs to the same variant.
 */
export function cheapestPrices(members: readonly Member[]): CheapestPrice[] {
  const cheapest = new Map<string, CheapestPrice>();
  for (const member of members) {
    for (const { groupId, currencyId, tiers, lowestGrossCents } of listsOf(member, members)) {
      const tier = tierFor(tiers, member.minPurchase);
      if (!tier) continue;
      const key = groupId + currencyId;
      const best = cheapest.get(key);
      const hasRange = best !== undefined && (best.hasRange || best.tier.grossCents !== tier.grossCents);
      if (best && best.tier.grossCents <= tier.grossCents) best.hasRange = hasRange;
      else {
        const { id: variantId, unitId, purchaseUnit, referenceUnit } = member;
        const measure = { unitId, purchaseUnit, referenceUnit };
        cheapest.set(key, { groupId, currencyId, variantId, hasRange, tier, lowestGrossCents, measure });
      }
    }
  }
  return [...cheapest.values()];
}
