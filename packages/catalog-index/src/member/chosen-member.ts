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

/** Of these members those that the search names: by number, by the options it tells, by a part of a number. */
function meantBy(term: string, members: readonly NamedMember[]): readonly NamedMember[] {
  const whole = members.filter((member) => hasNumber(member, numberKey(term)));
  if (whole.length > 0) return whole;
  // The first word may be the number of the family, which must not run into what follows ("PM-32 V 15 mm").
  const texts = [wordKey(term), wordKey(term.replace(/^\s*\S+\s/, ""))];
  const named = members.map((member) => ({ member, told: toldBy(texts, member.optionNames) }));
  const most = Math.max(...named.map(({ told }) => told));
  if (most > 0) return named.filter(({ told }) => told === most).map(({ member }) => member);
  const numbered = numberedBy(term, members);
  return numbered.length > 0 ? numbered : members;
}

/** How many of the names the search tells; "600 mm" said once does not tell that both sides are. */
function toldBy(texts: readonly string[], names: readonly string[]): number {
  const told = [...Map.groupBy(names, wordKey)].map(([key, same]) =>
    Math.max(...texts.map((text) => Math.min(same.length, occurrences(text, key)))),
  );
  return told.reduce((sum, count) => sum + count, 0);
}

/** Neighbours share the space between them. */
function occurrences(text: string, key: string): number {
  let count = 0;
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + key.length - 1)) count += 1;
  return count;
}

function numberedBy(term: string, members: readonly NamedMember[]): readonly NamedMember[] {
  const searched = searchedNumber(term);
  if (!searched) return [];
  const { key, isBeginning, isTail } = searched;
  const having = (test: (number: string) => boolean) => members.filter(({ numbers }) => numbers.some(test));
  const ways = [
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
