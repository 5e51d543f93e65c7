import { checkLinkSecret } from "@hearth/contract/form";
import { FormProblems, ShopForm } from "../../features/form/public.ts";
import { SignInPage } from "../../features/sign-in/public.ts";
import { emptyForm, failedForm } from "../../platform/forms/form-state.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import { rememberVisitor, signedInCustomer } from "../../platform/auth/sign-in.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { Button, ButtonLink } from "../../ui/base/button.tsx";
import { Notification } from "../../ui/message/notification.tsx";
import type { Route } from "./+types/email-confirm";

const PATH = "/account/email/confirm";

export function loader({ request }: Route.LoaderArgs) {
  return {
    isWhole: checkLinkSecret({ hash: hashOf(request) }).ok,
    languagePaths: samePathInEveryLanguage(PATH),
  };
}

/** The link of the mail only shows a button. Nobody has to be signed in: mails are read on other devices too. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await postedForm(request, visit);
  try {
    await visit.shop.act("confirmEmailChange", { body: { hash: hashOf(request) } });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return formAgain(failedForm({}, error));
  }
  const customer = await signedInCustomer(visit);
  // The cookie of the sign-in holds the address of the customer.
  if (customer) await rememberVisitor(visit, customer);
  visit.notes.leave({ key: "note.emailChanged", type: "success" });
  return goOn(toHref(visit.locale, customer ? "/account/profile" : "/login"));
}

function hashOf(request: Request): string {
  return new URL(request.url).searchParams.get("hash") ?? "";
}

export default function EmailConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t, href, error } = useLanguage();
  const isOpen = loaderData.isWhole && !actionData;
  const title = t(isOpen ? "emailChange.title" : "emailChange.failed");
  return (
    <SignInPage title={title} intro={isOpen ? t("emailChange.text") : null}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <ShopForm id="confirm" state={actionData?.form ?? emptyForm} labels={{}} explainsStar={false}>
        <FormProblems />
        {!loaderData.isWhole && (
          <Notification type="danger" persistent>
            <p>{error("HEARTH__EMAIL_CHANGE_EXPIRED")}</p>
          </Notification>
        )}
        {isOpen ? (
          <Button className="self-start">{t("emailChange.submit")}</Button>
        ) : (
          <ButtonLink href={href("/account/profile")} className="self-start">
            {t("emailChange.again")}
          </ButtonLink>
        )}
      </ShopForm>
    </SignInPage>
  );
}
