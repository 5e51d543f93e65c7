/**
 * A question to the posting lists: a hit matches a clause if it is in all lists of one alternative, or is one of
 * `refs`, or costs what one of `prices` allows. Clauses are joined by AND.
 */
export type Clause = {
  alternatives: readonly (readonly number[])[];
  refs?: readonly number[];
  prices?: readonly { from: number; to: number }[];
};

export function isHopeless(clause: Clause): boolean {
  return clause.alternatives.length === 0 && !clause.refs?.length && !clause.prices?.length;
}

/** Clauses as columns, the form in which SQL takes them. */
export function clauseColumns(clauses: readonly Clause[]) {
  const wanted = clauses.flatMap(({ alternatives }, clause) =>
    alternatives.flatMap((lists, alternative) =>
      [...new Set(lists)].map((list, _, unique) => ({ clause, alternative, size: unique.length, list })),
    ),
  );
  const refs = clauses.flatMap((clause, at) => (clause.refs ?? []).map((ref) => ({ clause: at, ref })));
  const prices = clauses.flatMap((clause, at) =>
    (clause.prices ?? []).map((price) => ({ clause: at, ...price })),
  );
  return { wanted, refs, prices };
}
