import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { Rating } from "../../ui/base/rating.tsx";
import type { ReviewsData } from "./review-data.ts";
import { ReviewAuthenticity } from "./review-authenticity.tsx";
import { ReviewHistogram } from "./review-histogram.tsx";
import { ReviewItem } from "./review-item.tsx";
import { WriteReview } from "./write-review.island.tsx";

/** All published reviews, newest first. The anchor of the page it stands on is `reviews`. */
export function ReviewList({ reviews }: { reviews: ReviewsData }) {
  const { t } = useLanguage();
  if (reviews.count === 0) {
    return (
      <div className="flex flex-col gap-3">
        <p>{t("review.none")}</p>
        <WriteLink productId={reviews.productId} />
        <ReviewAuthenticity />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[min(18rem,40%)_1fr] lg:gap-12">
      <div className="flex flex-col gap-4">
        <Average reviews={reviews} />
        <ReviewHistogram reviews={reviews} />
        <WriteLink productId={reviews.productId} />
        <ReviewAuthenticity />
      </div>
      <div className="min-w-0">
        <p className="mb-4 text-sm text-ink-soft">{t("review.newestFirst")}</p>
        {reviews.shown.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
        <Pages reviews={reviews} />
      </div>
    </div>
  );
}

function WriteLink({ productId }: { productId: string }) {
  const { t, href } = useLanguage();
  const labels = { write: t("review.write"), change: t("review.change") };
  return <WriteReview href={href(`/review/${productId}`)} labels={labels} />;
}

function Average({ reviews: { average, count: total } }: { reviews: ReviewsData }) {
  const { t, count, format } = useLanguage();
  const points = format.number(Math.round(average * 10) / 10);
  return (
    <div className="flex items-center gap-4">
      <span aria-hidden="true" className="text-5xl font-semibold tabular-nums">
        {points}
      </span>
      <div>
        <Rating value={average} text={t("review.rating", { points })} className="h-5" />
        <p className="text-sm text-ink-soft">{count("review.total", total)}</p>
      </div>
    </div>
  );
}

function Pages({ reviews: { page, pageCount } }: { reviews: ReviewsData }) {
  const { t } = useLanguage();
  if (pageCount < 2) return null;
  const address = (target: number) => (target === 1 ? "?#reviews" : `?p=${target}#reviews`);
  return (
    <nav aria-label={t("review.pages")} className="flex flex-wrap gap-3 pt-4">
      {page > 1 && (
        <ButtonLink look="secondary" href={address(page - 1)} rel="prev">
          {t("review.newer")}
        </ButtonLink>
      )}
      {page < pageCount && (
        <ButtonLink look="secondary" href={address(page + 1)} rel="next">
          {t("review.older")}
        </ButtonLink>
      )}
    </nav>
  );
}
