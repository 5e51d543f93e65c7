import { useLanguage } from "../../platform/language/language.tsx";
import { useShopIdentity } from "../../platform/shop/shop-identity.tsx";
import { Rating } from "../../ui/base/rating.tsx";
import type { ReviewData } from "./review-data.ts";

export function ReviewItem({ review }: { review: ReviewData }) {
  const { t, format } = useLanguage();
  const { name: shop } = useShopIdentity();
  return (
    <article className="flex flex-col gap-2 border-b border-line py-5 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating
          value={review.points}
          text={t("review.rating", { points: format.number(review.points) })}
          className="h-4"
        />
        <h3 lang={review.locale ?? undefined} className="min-w-0 font-semibold wrap-anywhere">
          {review.title}
        </h3>
      </div>
      <p lang={review.locale ?? undefined} className="max-w-prose wrap-anywhere whitespace-pre-line">
        {review.text}
      </p>
      <p className="text-sm text-ink-soft">
        {review.author ?? t("review.anonymous")} ·{" "}
        <time dateTime={review.date}>{format.date(review.date)}</time>
      </p>
      {review.answer && (
        <div className="ml-4 max-w-prose rounded-inner border-l-4 border-brand bg-brand-soft px-4 py-3 text-sm">
          <p className="font-semibold">{t("review.answer", { shop })}</p>
          <p className="wrap-anywhere whitespace-pre-line">{review.answer}</p>
        </div>
      )}
    </article>
  );
}
