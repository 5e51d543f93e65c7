import type { SearchGuidance } from "../port.ts";

/** Pinned hits stand above everything that words can earn. */
const PINNED_SCORE = 1000;
/** A lift is worth less than the step to the next better kind of match. */
const HIGHEST_LIFT = 0.9;

/** A reading of a search, with what is said about it. */
export function guidedQuery(reading: object, { pinnedIds, lifted, hiddenIds }: SearchGuidance): object {
  const pins = pinnedIds.map((productId, at) => constant({ term: { productId } }, PINNED_SCORE - at));
  return {
    bool: {
      must: { dis_max: { queries: [reading, ...pins] } },
      should: lifted.map(({ productId, strength }) =>
        constant({ term: { productId } }, Math.min(1, strength) * HIGHEST_LIFT),
      ),
      must_not: hiddenIds.length > 0 ? [{ terms: { productId: hiddenIds } }] : [],
    },
  };
}

function constant(filter: object, boost: number): object {
  return { constant_score: { filter, boost } };
}
