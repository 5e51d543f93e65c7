import { isNumberKind } from "../judge/judgement.ts";
import { mean } from "./ndcg.ts";
import type { Outcome } from "./outcome.ts";

/** Shares are between 0 and 1; null where there was no such search. */
export interface Figures {
  searches: number;
  ndcg: number | null;
  /** Of answerable searches, those that gave nothing. */
  empty: number | null;
  /** Of searches for numbers, those whose first hit is the article. */
  firstIsRight: number | null;
  /** Of searches with a slip, those that have something of grade 3 among the first ten. */
  slipForgiven: number | null;
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const answerable = outcomes.filter(({ isAnswerable }) => isAnswerable);
  const share = (of: readonly Outcome[], isSo: (outcome: Outcome) => boolean) =>
    mean(of.map((outcome) => (isSo(outcome) ? 1 : 0)));
  return {
    searches: outcomes.length,
    ndcg: mean(answerable.map((outcome) => outcome.ndcg)),
    empty: share(answerable, ({ hits }) => hits.length === 0),
    firstIsRight: share(
      answerable.filter(({ search }) => isNumberKind(search.kind)),
      ({ grades }) => grades[0] === 3,
    ),
    slipForgiven: share(
      answerable.filter(({ search }) => search.kind === "typo"),
      ({ grades }) => grades.slice(0, 10).includes(3),
    ),
  };
}
