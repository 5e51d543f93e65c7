import type { IndexMember } from "../port.ts";

type Priced = Pick<IndexMember, "priceCents" | "priceLists">;

export function priceIn({ priceCents, priceLists }: Priced, list: string | undefined): number {
  return list === undefined ? priceCents : (priceLists?.[list] ?? priceCents);
}

/** Lowest and highest price of a hit in each of its lists. */
export function priceEnds(members: readonly Priced[]): Record<string, [low: number, high: number]> {
  const names = new Set(members.flatMap(({ priceLists }) => Object.keys(priceLists ?? {})));
  return Object.fromEntries(
    [...names].map((name) => {
      const prices = members.map((member) => priceIn(member, name));
      return [name, [Math.min(...prices), Math.max(...prices)]];
    }),
  );
}
