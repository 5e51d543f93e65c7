import { AccountPage, DeleteAccountForm, refusedSave } from "../../features/account/public.ts";
import { withAccount } from "../../features/account/require-account.server.ts";
import { clearAuthCookie } from "../../platform/auth/auth-cookies.server.ts";
import { emptyForm, refusedForm } from "../../platform/forms/form-state.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import type { Route } from "./+types/delete";

export const handle = { layout: "account" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const languagePaths = samePathInEveryLanguage("/account/delete");
  return withAccount(context.get(visitContext), request, async () => ({ languagePaths }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  return withAccount(visit, request, async () => {
    if (form.get("confirm") !== "on") {
      return formAgain(refusedForm({}, [{ code: "VIOLATION::IS_BLANK_ERROR", pointer: "/confirm" }]));
    }
    try {
      await visit.shop.act("deleteCustomer");
    } catch (error) {
      return formAgain(refusedSave({}, error));
    }
    clearAuthCookie(visit);
    visit.notes.leave({ key: "note.accountDeleted", type: "success" });
    return goOn(toHref(visit.locale, "/login"));
  });
}

export default function DeleteAccount({ actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <AccountPage title={t("account.deleteTitle")}>
      <PageTitle title={t("account.deleteTitle")} />
      <div className="card p-5 sm:p-8">
        <DeleteAccountForm state={actionData?.form ?? emptyForm} />
      </div>
    </AccountPage>
  );
}
