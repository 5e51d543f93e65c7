import { formLimit } from "@hearth/contract/form";
import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { FormField, FormProblems, FormStars, FormText, ShopForm } from "../form/public.ts";

interface Props {
  state: FormState;
  /** An own review that gets another text. */
  reviewId: string | null;
}

export function ReviewForm({ state, reviewId }: Props) {
  const { t } = useLanguage();
  const labels = {
    points: t("review.points"),
    title: t("review.headline"),
    content: t("review.text"),
    name: t("review.name"),
  };
  return (
    <ShopForm id="review" state={state} labels={labels} hidden={reviewId ? { id: reviewId } : {}}>
      <FormProblems />
      <FormStars name="points" required />
      <FormField
        name="title"
        autoComplete="off"
        required
        maxLength={formLimit.line}
        hint={t("review.headlineHint", { limit: formLimit.reviewTitleMin })}
      />
      <FormText
        name="content"
        rows={7}
        required
        maxLength={formLimit.reviewContent}
        hint={t("review.textHint", { limit: formLimit.reviewContentMin })}
      />
      <FormField name="name" autoComplete="nickname" maxLength={formLimit.name} hint={t("review.nameHint")} />
      {reviewId && <p className="text-sm text-ink-soft">{t("review.changeNote")}</p>}
      <Button className="self-start">{t(reviewId ? "review.save" : "review.send")}</Button>
    </ShopForm>
  );
}
