import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { EmptyState } from "../../ui/base/empty-state.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { OwnReviewView } from "./own-review.tsx";
import type { OwnReview } from "./own-review.tsx";
import { ReviewAuthenticity } from "./review-authenticity.tsx";
import { ReviewForm } from "./review-form.tsx";

export interface ReviewPageData {
  product: { id: string; name: string; path: string };
  /** Reviews are written by customers only. */
  isCustomer: boolean;
  own: OwnReview | null;
}

interface Props {
  data: ReviewPageData;
  state: FormState;
  isRefused: boolean;
}

export function ReviewPage({ data: { product, isCustomer, own }, state, isRefused }: Props) {
  const { t, href } = useLanguage();
  return (
    <div className="container-page flex max-w-4xl flex-col gap-6 py-8">
      <a
        href={`${href(product.path)}#reviews`}
        className="link inline-flex min-h-11 items-center gap-2 self-start"
      >
        <Icon name="arrow-left" size="small" />
        {t("review.toProduct")}
      </a>
      <h1 className="page-title text-balance">{t("review.writeTitle", { name: product.name })}</h1>
      {!isCustomer && <SignInFirst productId={product.id} />}
      {own && <OwnReviewView review={own} />}
      {isCustomer && !own && (
        <div className="card flex flex-col gap-5 p-5 sm:p-8">
          <p className="max-w-prose">{t("review.intro")}</p>
          <ReviewForm state={state} reviewId={null} />
        </div>
      )}
      {own && (
        <details open={isRefused} className="card p-5 sm:p-8">
          <summary className="min-h-6 cursor-pointer font-semibold">{t("review.change")}</summary>
          <div className="pt-5">
            <ReviewForm state={state} reviewId={own.id} />
          </div>
        </details>
      )}
      <ReviewAuthenticity />
    </div>
  );
}

function SignInFirst({ productId }: { productId: string }) {
  const { t, href } = useLanguage();
  const target = encodeURIComponent(href(`/review/${productId}`));
  return (
    <EmptyState icon="user" title={t("review.signInTitle")}>
      <p>{t("review.signInText")}</p>
      <ButtonLink href={`${href("/login")}?redirect=${target}`}>{t("review.signIn")}</ButtonLink>
    </EmptyState>
  );
}
