import { fold } from "../analysis/fold.ts";
import { normalUnits } from "../analysis/normal-units.ts";
import { numberKey, numberTails } from "../analysis/number-key.ts";
import { searchedNumber } from "../analysis/searched-number.ts";
import type { IndexMember } from "../port.ts";

/** A member with what tells it from the others, in the language of the visitor. */
export type NamedMember = IndexMember & { optionNames: readonly string[] };

/**
 * The member a hit is to be shown as: the one that filters and search single out, or null when they fit several members and leave out
 * none. Of those left the cheapest that is available; `fitting` are the members that fit the filters.
 */
export function chosenMember(
  members: readonly NamedMember[],
  fitting: readonly NamedMember[],
  term: string | null,
): string | null {
  const meant = term === null ? fitting : meantBy(term, fitting);
  if (meant.length === members.length && members.length > 1) return null;
  const available = meant.filter((member) => member.available);
  const [first] = (available.length > 0 ? available : meant).toSorted((a, b) => a.priceCents - b.priceCents);
  return first?.productId ?? null;
}

/** Of these members those that the search names: by number, by the beginning of one, by the options it tells. */
function meantBy(term: string, members: readonly NamedMember[]): readonly NamedMember[] {
  const numbered = numberedBy(term, members);
  if (numbered.length > 0) return numbered;
  const words = wordKey(term);
  const named = members.map((member) => ({
    member,
    told: member.optionNames.filter((name) => words.includes(wordKey(name))).length,
  }));
  const most = Math.max(...named.map(({ told }) => told));
  return most === 0 ? members : named.filter(({ told }) => told === most).map(({ member }) => member);
}

function numberedBy(term: string, members: readonly NamedMember[]): readonly NamedMember[] {
  const searched = searchedNumber(term);
  if (!searched) return [];
  const { key, isBeginning, isTail } = searched;
  const having = (test: (number: string) => boolean) => members.filter(({ numbers }) => numbers.some(test));
  const ways = [
    () => members.filter((member) => hasNumber(member, key)),
    () => (isBeginning ? having((number) => numberKey(number).startsWith(key)) : []),
    () => (isTail ? having((number) => numberTails(number).includes(key)) : []),
    () => (isTail ? having((number) => numberTails(number).some((tail) => tail.startsWith(key))) : []),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

export function hasNumber({ numbers }: Pick<IndexMember, "numbers">, key: string): boolean {
  return numbers.some((number) => numberKey(number) === key);
}

/** Words between spaces, a number and its unit being one: "Aero 8 kW" holds "8kW". */
function wordKey(text: string): string {
  return ` ${fold(normalUnits(text))
    .replaceAll(/[^\p{L}\p{N}./]+/gu, " ")
    .trim()} `;
}
