import type { Scope } from "../context/index.ts";

/** What the catalogue index calls the prices of a customer group. */
export function priceListName({
  customerGroupId,
  taxState,
}: Pick<Scope, "customerGroupId" | "taxState">): string {
  return `${customerGroupId}-${taxState === "gross" ? "gross" : "net"}`;
}

/** Whose prices a listing is filtered and sorted by; undefined: everybody's. */
export function listedPrices(scope: Scope): string | undefined {
  const isStandard = scope.customerGroupId === scope.channel.customer_group_id && scope.taxState === "gross";
  return isStandard ? undefined : priceListName(scope);
}
