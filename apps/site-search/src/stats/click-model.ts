/** How often the results of a search were shown at a place, by people of one day. */
export interface Shown {
  term: string;
  productId: string;
  /** From 1. */
  rank: number;
  ageDays: number;
  sessions: number;
}

/** Somebody chose a product after a search. One for each session, however often they clicked. */
export interface Chosen {
  term: string;
  productId: string;
  ageDays: number;
  /** An order followed on the same day. */
  hasBought: boolean;
}

/** How often something at a place was shown and chosen, whatever it was. */
export interface RankUse {
  rank: number;
  shown: number;
  chosen: number;
}

export interface Lift {
  term: string;
  productId: string;
  /** Above 0, at most 1. */
  strength: number;
  sessions: number;
  /** Choices, newer ones and those that led to an order counting more. */
  chosen: number;
  /** Choices anything would have had at these places. */
  expected: number;
}

export const clickModel = {
  /** Fewer people say nothing, and nobody can move a product alone. */
  minSessions: 5,
  /** After so many days a choice counts half. */
  halfLifeDays: 30,
  /** A choice that led to an order counts so much. */
  boughtWeight: 2,
  /** So many views are believed to go as everywhere (`typicalRate`) before our own figures count. */
  priorViews: 200,
  /** So many choices, as expected, are believed in before the real ones. */
  priorChoices: 5,
  /** Chosen so many times as often as expected: full strength. */
  fullRatio: 4,
  minStrength: 0.05,
  maxPerTerm: 10,
} as const;

/** What is first is chosen most, because it is first: the usual falling off, one over the rank. */
function typicalRate(rank: number): number {
  return 0.3 / rank;
}

/** How often anything at this place is chosen. */
export function expectedRate(uses: readonly RankUse[]): (rank: number) => number {
  const { priorViews } = clickModel;
  const useOf = new Map(uses.map((use) => [use.rank, use]));
  return (rank) => {
    const { shown = 0, chosen = 0 } = useOf.get(rank) ?? {};
    return Math.min(1, (chosen + priorViews * typicalRate(rank)) / (shown + priorViews));
  };
}

/** Twice as often as expected is half of full strength where four times is all of it; as expected or less is none. */
export function strengthOf(chosen: number, expected: number): number {
  const { priorChoices, fullRatio } = clickModel;
  const ratio = (chosen + priorChoices) / (expected + priorChoices);
  return Math.min(1, Math.max(0, Math.log2(ratio) / Math.log2(fullRatio)));
}

function weightOf(ageDays: number): number {
  return 0.5 ** (Math.max(0, ageDays) / clickModel.halfLifeDays);
}

/** Products to be moved up in a search, because people choose them more often than their place explains. */
export function liftsOf(data: {
  shown: readonly Shown[];
  chosen: readonly Chosen[];
  uses: readonly RankUse[];
}): Lift[] {
  const rate = expectedRate(data.uses);
  const expectedOf = new Map<string, number>();
  for (const { rank, sessions, ageDays, ...pair } of data.shown) {
    const more = sessions * rate(rank) * weightOf(ageDays);
    expectedOf.set(keyOf(pair), (expectedOf.get(keyOf(pair)) ?? 0) + more);
  }
  const lifts = [...Map.groupBy(data.chosen, keyOf)].flatMap(([key, choices]) => {
    const [first] = choices;
    const expected = expectedOf.get(key);
    // What was never shown in this search cannot have been chosen in it.
    if (!first || expected === undefined || choices.length < clickModel.minSessions) return [];
    const chosen = sum(
      choices.map((choice) => weightOf(choice.ageDays) * (choice.hasBought ? clickModel.boughtWeight : 1)),
    );
    const { term, productId } = first;
    return [
      { term, productId, strength: strengthOf(chosen, expected), sessions: choices.length, chosen, expected },
    ];
  });
  return strongestOfEachTerm(lifts.filter(({ strength }) => strength >= clickModel.minStrength));
}

function strongestOfEachTerm(lifts: readonly Lift[]): Lift[] {
  return [...Map.groupBy(lifts, ({ term }) => term).values()].flatMap((ofTerm) =>
    ofTerm.toSorted((a, b) => b.strength - a.strength || b.chosen - a.chosen).slice(0, clickModel.maxPerTerm),
  );
}

function keyOf({ term, productId }: { term: string; productId: string }): string {
  return `${productId} ${term}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
