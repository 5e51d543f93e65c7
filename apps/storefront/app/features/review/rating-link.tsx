import { useLanguage } from "../../platform/language/language.tsx";
import { Rating } from "../../ui/base/rating.tsx";
import type { ReviewsData } from "./review-data.ts";

/** Stars and their number; leads to the reviews below. */
export function RatingLink({ reviews }: { reviews: ReviewsData }) {
  const { t, count, format } = useLanguage();
  if (reviews.count === 0) return null;
  const points = format.number(Math.round(reviews.average * 10) / 10);
  return (
    <a href="#reviews" className="inline-flex min-h-6 items-center gap-2 self-start text-sm hover:underline">
      <Rating value={reviews.average} text={t("review.rating", { points })} className="h-4" />
      <span className="text-ink-soft">{count("review.total", reviews.count)}</span>
    </a>
  );
}
