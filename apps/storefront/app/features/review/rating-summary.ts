import type { ReviewsData } from "./review-data.ts";

const stars = [5, 4, 3, 2, 1];

/** Counts and average of all published reviews, from how often each number of points was given. Halves count as the star below. */
export function ratingSummary(
  buckets: readonly { key: string; count: number }[],
): Pick<ReviewsData, "average" | "count" | "histogram"> {
  const given = buckets
    .map(({ key, count }) => ({ points: Number(key), count }))
    .filter(({ points }) => points >= 1 && points <= 5);
  const count = given.reduce((sum, bucket) => sum + bucket.count, 0);
  const points = given.reduce((sum, bucket) => sum + bucket.points * bucket.count, 0);
  return {
    count,
    average: count === 0 ? 0 : points / count,
    histogram: stars.map((star) => ({
      stars: star,
      count: given
        .filter((bucket) => Math.floor(bucket.points) === star)
        .reduce((sum, bucket) => sum + bucket.count, 0),
    })),
  };
}
