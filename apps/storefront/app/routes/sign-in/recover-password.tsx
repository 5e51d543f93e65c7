import { checkLinkSecret, checkRecoveryPassword } from "@hearth/contract/form";
import { NewPasswordForm, SignInPage } from "../../features/sign-in/public.ts";
import { clearAuthCookie } from "../../platform/auth/auth-cookies.server.ts";
import { emptyForm, failedForm, refusedForm } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { isShopFailure, ShopApiError } from "../../platform/shop/client/shop-error.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { Notification } from "../../ui/message/notification.tsx";
import type { Route } from "./+types/recover-password";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const isValid = await showFailures(visit, () => isLinkValid(visit, hashOf(request)));
  return { isValid, languagePaths: samePathInEveryLanguage("/account/recover/password") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const values = formValues(await postedForm(request, visit), ["newPassword", "newPasswordConfirm"]);
  const given = { ...values, hash: hashOf(request) };
  const checked = checkRecoveryPassword(given);
  if (!checked.ok) return formAgain(refusedForm(values, checked.violations));
  try {
    await visit.shop.act("recoveryPassword", { body: given });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return formAgain(failedForm(values, error));
  }
  clearAuthCookie(visit);
  visit.notes.leave({ key: "note.passwordReset", type: "info" });
  return goOn(toHref(visit.locale, "/login"));
}

function hashOf(request: Request): string {
  return new URL(request.url).searchParams.get("hash") ?? "";
}

async function isLinkValid({ shop }: Visit, hash: string): Promise<boolean> {
  if (!checkLinkSecret({ hash }).ok) return false;
  try {
    return !(await shop.act("getCustomerRecoveryIsExpired", { body: { hash } })).isExpired;
  } catch (error) {
    if (error instanceof ShopApiError && error.status === 404) return false;
    throw error;
  }
}

export default function RecoverPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t, href, error } = useLanguage();
  return (
    <SignInPage title={t("recover.newTitle")}>
      <PageTitle title={t("recover.newTitle")} />
      <meta name="robots" content="noindex" />
      {loaderData.isValid ? (
        <NewPasswordForm state={actionData?.form ?? emptyForm} />
      ) : (
        <div className="flex flex-col gap-5">
          <Notification type="danger" persistent>
            <p>{error("CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED")}</p>
          </Notification>
          <ButtonLink href={href("/account/recover")} className="self-start">
            {t("recover.askAgain")}
          </ButtonLink>
        </div>
      )}
    </SignInPage>
  );
}
