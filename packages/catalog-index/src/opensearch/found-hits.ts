import { searchedNumber } from "../analysis/searched-number.ts";
import { chosenMember, hasNumber } from "../member/chosen-member.ts";
import { fittingMembers } from "../member/fitting-members.ts";
import { priceIn } from "../member/price-lists.ts";
import type { ListHit, ListQuery } from "../port.ts";
import { type KeptMember, memberFrom } from "./kept-members.ts";

export interface EngineHit {
  _id: string;
  _source: { members: KeptMember[] };
}

/** The hits of a page, each as the member that filters and words single out. */
export function foundHits(
  hits: readonly EngineHit[],
  { scope, filters, priceList }: ListQuery,
  groupOf: (optionId: string) => string,
): ListHit[] {
  const term = scope.kind === "search" ? scope.term : null;
  return hits.map(({ _id: productId, _source }) => {
    const members = _source.members
      .map(memberFrom)
      .map((member) => ({ ...member, priceCents: priceIn(member, priceList) }));
    const memberId = chosenMember(members, fittingMembers(members, filters, groupOf), term);
    return { productId, memberId };
  });
}

/** The one article on the first page of a search that has exactly this number. */
export function exactArticle(hits: readonly EngineHit[], { scope, offset }: ListQuery): string | null {
  if (scope.kind !== "search" || offset > 0) return null;
  const key = searchedNumber(scope.term)?.key ?? "";
  const numbered = hits.flatMap(({ _source }) => _source.members.filter((member) => hasNumber(member, key)));
  return numbered.length === 1 ? (numbered[0]?.productId ?? null) : null;
}
