import type { GroupPrice, Sellable } from "./products.ts";

/** The prices of a product by customer group; the first belongs to the channel's own group. */
export function groupPrices(
  price: NonNullable<Sellable["price"]>,
  channelGroup: string,
): [string, GroupPrice][] {
  if (typeof price === "number") return [[channelGroup, { gross: price }]];
  const { gross, list, tiers, ...groups } = price;
  return [
    [
      channelGroup,
      { gross, ...(list === undefined ? {} : { list }), ...(tiers === undefined ? {} : { tiers }) },
    ],
    ...(Object.entries(groups) as [string, GroupPrice][]),
  ];
}
