import { isId } from "@hearth/contract/ids";
import { loadReviewPage } from "../features/review/load-own-review.server.ts";
import { ReviewPage } from "../features/review/public.ts";
import { sendReview } from "../features/review/send-review.server.ts";
import { emptyForm, filledForm } from "../platform/forms/form-state.ts";
import { formAgain, goOn, postedForm } from "../platform/forms/form.server.ts";
import { whileSignedIn } from "../platform/auth/guard.server.ts";
import { useLanguage } from "../platform/language/language.tsx";
import { toHref } from "../platform/links/link-target.ts";
import { notFound, showFailures } from "../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../shell/language-paths.ts";
import { PageTitle } from "../shell/page/page-head.tsx";
import type { Route } from "./+types/review";

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () => {
    const { productId } = params;
    const data = isId(productId) ? await loadReviewPage(visit, productId) : null;
    return {
      ...(data ?? notFound(visit.pathname)),
      languagePaths: samePathInEveryLanguage(`/review/${productId}`),
    };
  });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  if (!isId(params.productId)) return notFound(visit.pathname);
  const refused = await whileSignedIn(visit, request, () => sendReview(visit, params.productId, form));
  if (refused) return formAgain(refused);
  visit.notes.leave({ key: "note.reviewSent", type: "success" });
  return goOn(toHref(visit.locale, `/review/${params.productId}`));
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { own, product } = loaderData;
  const known = own
    ? filledForm({
        points: String(own.points),
        title: own.title,
        content: own.text,
        name: own.author ?? "",
      })
    : emptyForm;
  return (
    <>
      <PageTitle title={t("review.writeTitle", { name: product.name })} />
      <meta name="robots" content="noindex" />
      <ReviewPage data={loaderData} state={actionData?.form ?? known} isRefused={actionData !== undefined} />
    </>
  );
}
