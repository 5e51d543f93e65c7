import { ConfirmNewsletter } from "../features/newsletter/public.ts";
import type { ConfirmStep } from "../features/newsletter/public.ts";
import { emptyForm, failedForm } from "../platform/forms/form-state.ts";
import { formValues } from "../platform/forms/form-values.ts";
import { formAgain, goOn, postedForm } from "../platform/forms/form.server.ts";
import { useLanguage } from "../platform/language/language.tsx";
import { toHref } from "../platform/links/link-target.ts";
import { isShopFailure, ShopApiError } from "../platform/shop/client/shop-error.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../shell/language-paths.ts";
import { PageTitle } from "../shell/page/page-head.tsx";
import type { Route } from "./+types/newsletter-confirm";

const PATH = "/newsletter-subscribe";
const outcomes = ["confirmed", "known", "invalid"] as const;

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const outcome = outcomes.find((name) => name === searchParams.get("done"));
  const [em, hash] = ["em", "hash"].map((name) => searchParams.get(name)?.slice(0, 200) ?? "");
  const step: ConfirmStep = outcome
    ? { name: outcome }
    : em && hash
      ? { name: "ask", em, hash }
      : { name: "broken" };
  return { step, languagePaths: samePathInEveryLanguage(PATH) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { em = "", hash = "" } = formValues(await postedForm(request, visit), ["em", "hash"]);
  const done = (outcome: (typeof outcomes)[number]) => goOn(toHref(visit.locale, `${PATH}?done=${outcome}`));
  try {
    await visit.shop.act("confirmNewsletter", { body: { em, hash } });
    return done("confirmed");
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    if (error instanceof ShopApiError && error.has("VIOLATION::NOT_EQUAL_ERROR")) return done("known");
    if (error instanceof ShopApiError && error.status === 400) return done("invalid");
    visit.log.warn("newsletter-confirm-failed", { error });
    const step: ConfirmStep = { name: "ask", em, hash };
    return formAgain(failedForm({}, error), { step });
  }
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <div className="container-page max-w-3xl py-12">
      <PageTitle title={t("newsletter.confirmTitle")} />
      <meta name="robots" content="noindex" />
      <ConfirmNewsletter step={actionData?.step ?? loaderData.step} state={actionData?.form ?? emptyForm} />
    </div>
  );
}
