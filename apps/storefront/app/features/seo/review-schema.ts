import { shopDay } from "@hearth/rules";
import type { JsonLdObject } from "./json-ld.tsx";

/** Approved reviews only: nobody else's stars may reach a search result. */
export interface ReviewSummary {
  average: number;
  count: number;
  /** Those the page shows. */
  shown: readonly ShownReview[];
}

export interface ShownReview {
  title: string;
  text: string;
  points: number;
  author: string | null;
  /** ISO date. */
  date: string;
}

export function reviewSchema({
  average,
  count,
  shown,
}: ReviewSummary): Record<string, JsonLdObject | JsonLdObject[]> {
  // A review without a name is none to a search engine.
  const reviews = shown.flatMap((review) => (review.author ? [oneReview(review, review.author)] : []));
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Math.round(average * 10) / 10,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    ...(reviews.length > 0 ? { review: reviews } : {}),
  };
}

function oneReview({ title, text, points, date }: ShownReview, author: string): JsonLdObject {
  return {
    "@type": "Review",
    name: title,
    reviewBody: text,
    datePublished: shopDay(date),
    reviewRating: { "@type": "Rating", ratingValue: points, bestRating: 5, worstRating: 1 },
    author: { "@type": "Person", name: author },
  };
}
