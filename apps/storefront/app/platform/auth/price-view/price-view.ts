import type { Context } from "@hearth/contract";
import type { PriceView } from "@hearth/service/price-view";

type Asked = Pick<Context, "customer" | "currentCustomerGroup" | "salesChannel">;

/**
 * How this visitor sees prices: net for groups that buy net, else with tax; null for everybody who sees what strangers see. Whoever
 * buys net may have chosen to see them with tax, which the cookie that was sent knows.
 */
export function priceViewOf(
  { customer, currentCustomerGroup, salesChannel }: Asked,
  sent: PriceView | null,
): PriceView | null {
  const { id: groupId, displayGross } = currentCustomerGroup;
  if (!displayGross) {
    const isChosen = sent?.groupId === groupId && sent.show === "with-tax";
    return { groupId, show: isChosen ? "with-tax" : "net" };
  }
  const isBusiness = customer?.accountType === "business";
  return isBusiness || groupId !== salesChannel.customerGroupId ? { groupId, show: "gross" } : null;
}
