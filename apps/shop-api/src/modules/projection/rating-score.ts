/**
 * A product begins as if this many buyers had given it what buyers usually give: one delighted voice does not outweigh hundreds. The usual is a
 * constant and not the catalogue's average, or every review would move every product.
 */
const USUAL_REVIEWS = 5;
const USUAL_POINTS = 4;
/** Whole numbers are equal in every engine. */
const SCALE = 1000;

/** Where a hit stands among the best judged: its points and how many gave them. Null: nobody did. */
export function ratingScore({
  average,
  reviews,
}: {
  average: number | null;
  reviews: number;
}): number | null {
  if (average === null) return null;
  const points = average * reviews + USUAL_POINTS * USUAL_REVIEWS;
  return Math.round((points / (reviews + USUAL_REVIEWS)) * SCALE);
}
