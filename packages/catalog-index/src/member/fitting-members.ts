import type { IndexMember, ListFilters } from "../port.ts";

/** The filters that one and the same member has to fit. */
export type MemberFilters = Pick<ListFilters, "optionIds" | "minPriceCents" | "maxPriceCents" | "available">;

/** The members that fit all filters: one of the chosen options in every group, the price, the stock. */
export function fittingMembers<M extends IndexMember>(
  members: readonly M[],
  filters: MemberFilters,
  groupOf: (optionId: string) => string,
): M[] {
  const { optionIds = [], minPriceCents = 0, maxPriceCents = Infinity, available } = filters;
  const groups = [...Map.groupBy(optionIds, groupOf).values()];
  return members.filter(
    (member) =>
      (!available || member.available) &&
      member.priceCents >= minPriceCents &&
      member.priceCents <= maxPriceCents &&
      groups.every((ids) => member.options.some(({ optionId }) => ids.includes(optionId))),
  );
}
