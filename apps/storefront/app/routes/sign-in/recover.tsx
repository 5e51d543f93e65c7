import { checkRecoveryRequest } from "@hearth/contract/form";
import { MailSent, RecoverForm, SignInPage } from "../../features/sign-in/public.ts";
import { emptyForm, failedForm, refusedForm } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { isShopFailure, ShopApiError } from "../../platform/shop/client/shop-error.ts";
import { storefrontUrl } from "../../platform/links/storefront-url.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import type { Route } from "./+types/recover";

export function loader({ request }: Route.LoaderArgs) {
  const isSent = new URL(request.url).searchParams.has("sent");
  return { isSent, languagePaths: samePathInEveryLanguage("/account/recover") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const values = formValues(await postedForm(request, visit), ["email"]);
  try {
    const url = await storefrontUrl(visit);
    const checked = checkRecoveryRequest({ ...values, storefrontUrl: url }, { storefrontUrls: [url] });
    if (!checked.ok) return formAgain(refusedForm(values, checked.violations));
    await visit.shop.act("sendRecoveryMail", { body: checked.value });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    // Another shop may say that it does not know the address. We do not.
    const isUnknown = error instanceof ShopApiError && error.has("CHECKOUT__CUSTOMER_NOT_FOUND");
    if (!isUnknown) return formAgain(failedForm(values, error));
  }
  return goOn(toHref(visit.locale, "/account/recover?sent=1"));
}

export default function Recover({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  if (loaderData.isSent && !actionData) {
    return (
      <div className="container-page max-w-2xl py-12">
        <PageTitle title={t("recover.sentTitle")} />
        <meta name="robots" content="noindex" />
        <MailSent title={t("recover.sentTitle")} text={t("recover.sentText")} />
      </div>
    );
  }
  return (
    <SignInPage title={t("recover.title")} intro={t("recover.intro")}>
      <PageTitle title={t("recover.title")} />
      <meta name="robots" content="noindex" />
      <RecoverForm state={actionData?.form ?? emptyForm} />
    </SignInPage>
  );
}
