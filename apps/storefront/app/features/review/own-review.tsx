import { useLanguage } from "../../platform/language/language.tsx";
import { Badge } from "../../ui/base/badge.tsx";
import type { ReviewData } from "./review-data.ts";
import { ReviewItem } from "./review-item.tsx";

export type OwnReview = ReviewData & { isPublished: boolean };

/** What its author sees of a review, whatever became of it. */
export function OwnReviewView({ review }: { review: OwnReview }) {
  const { t } = useLanguage();
  return (
    <section
      aria-labelledby="own-review"
      className="flex flex-col gap-3 rounded-card border border-line bg-tint p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="own-review" className="font-semibold">
          {t("review.own")}
        </h2>
        <Badge tone={review.isPublished ? "success" : "warning"}>
          {t(review.isPublished ? "review.published" : "review.pending")}
        </Badge>
      </div>
      <div>
        <ReviewItem review={review} />
      </div>
      {!review.isPublished && <p className="text-sm text-ink-soft">{t("review.pendingText")}</p>}
    </section>
  );
}
