import type { SearchGuidance } from "@hearth/catalog-index";
import type { SearchLift, SearchRule } from "./search-rule.ts";
import { phrasesIn, termKey } from "./term-key.ts";

/** What is said about one search. */
export interface SearchAdvice {
  guidance: SearchGuidance;
  /** The page the search leads to instead of hits. */
  redirect: string | null;
}

export interface AskedSearch {
  term: string;
  languageId: string;
  /** The day where the shop is, `2026-10-01`. */
  today: string;
}

const MAX_ALTERNATIVES = 6;

/** Rules and lifts, found by the words of a search without looking at all of them. */
export function buildRuleBook(rules: readonly SearchRule[], lifts: readonly SearchLift[]) {
  const rulesOf = new Map<string, SearchRule[]>();
  for (const rule of rules)
    for (const key of new Set(rule.terms.map(termKey))) rulesOf.set(key, [...(rulesOf.get(key) ?? []), rule]);
  const liftsOf = Map.groupBy(lifts, (lift) => lift.termKey);

  return ({ term, languageId, today }: AskedSearch): SearchAdvice => {
    const key = termKey(term);
    const valid = (phrase: string) =>
      (rulesOf.get(phrase) ?? []).filter(
        (rule) =>
          (rule.languageId ?? languageId) === languageId &&
          (rule.validFrom ?? today) <= today &&
          (rule.validUntil ?? today) >= today,
      );
    const whole = valid(key);
    const of = (kind: SearchRule["kind"]) => whole.filter((rule) => rule.kind === kind);
    const pins = of("pin").toSorted((a, b) => a.position - b.position);
    return {
      guidance: {
        alternatives: alternatives(key, valid),
        pinnedIds: idsOf(pins),
        lifted: strongest([
          ...of("boost").flatMap(({ hitIds, strength }) =>
            hitIds.map((productId) => ({ productId, strength: strength ?? 0 })),
          ),
          ...(liftsOf.get(key) ?? []),
        ]),
        hiddenIds: idsOf(of("hide")),
      },
      redirect: of("redirect")[0]?.path ?? null,
    };
  };
}

function idsOf(rules: readonly SearchRule[]): string[] {
  return [...new Set(rules.flatMap((rule) => rule.hitIds))];
}

/** The search in the words of the catalogue, one synonym at a time. */
function alternatives(key: string, valid: (phrase: string) => SearchRule[]): string[] {
  const found = phrasesIn(key).flatMap(({ phrase, replacedBy }) =>
    valid(phrase)
      .flatMap((rule) => rule.means)
      .map(replacedBy),
  );
  return [...new Set(found)].filter((other) => termKey(other) !== key).slice(0, MAX_ALTERNATIVES);
}

/** A product that is moved up twice is moved as far as the stronger word says. */
function strongest(lifted: readonly { productId: string; strength: number }[]) {
  const best = new Map<string, number>();
  for (const { productId, strength } of lifted)
    best.set(productId, Math.max(strength, best.get(productId) ?? 0));
  return [...best].map(([productId, strength]) => ({ productId, strength }));
}
