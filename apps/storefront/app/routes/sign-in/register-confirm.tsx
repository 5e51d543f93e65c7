import { FormProblems, ShopForm } from "../../features/form/public.ts";
import { SignInPage } from "../../features/sign-in/public.ts";
import { emptyForm, failedForm } from "../../platform/forms/form-state.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import { rememberVisitor } from "../../platform/auth/sign-in.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { Button, ButtonLink } from "../../ui/base/button.tsx";
import type { Route } from "./+types/register-confirm";

export function loader() {
  return { languagePaths: samePathInEveryLanguage("/registration/confirm") };
}

/** The link of the mail only shows a button: programs that look into mails open links, but press nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await postedForm(request, visit);
  const { searchParams } = new URL(request.url);
  const body = { em: searchParams.get("em") ?? "", hash: searchParams.get("hash") ?? "" };
  try {
    await rememberVisitor(visit, await visit.shop.act("registerConfirm", { body }));
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return formAgain(failedForm({}, error));
  }
  visit.notes.leave({ key: "note.confirmed", type: "success" });
  return goOn(toHref(visit.locale, "/account"));
}

export default function RegisterConfirm({ actionData }: Route.ComponentProps) {
  const { t, href } = useLanguage();
  const title = t(actionData ? "register.confirmFailed" : "register.confirmTitle");
  return (
    <SignInPage title={title} intro={actionData ? null : t("register.confirmText")}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <ShopForm id="confirm" state={actionData?.form ?? emptyForm} labels={{}} explainsStar={false}>
        <FormProblems />
        {actionData ? (
          <ButtonLink href={href("/login")} className="self-start">
            {t("signIn.again")}
          </ButtonLink>
        ) : (
          <Button className="self-start">{t("register.confirmSubmit")}</Button>
        )}
      </ShopForm>
    </SignInPage>
  );
}
