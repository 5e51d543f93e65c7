import { AccountPage, PaymentForm, refusedSave } from "../../features/account/public.ts";
import { paymentChoices } from "../../features/payment-method/public.ts";
import { choosePayment } from "../../features/account/choose-payment.server.ts";
import { withAccount } from "../../features/account/require-account.server.ts";
import { emptyForm, refusedForm } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { EmptyState } from "../../ui/base/empty-state.tsx";
import type { Route } from "./+types/payment";

export const handle = { layout: "account" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return withAccount(visit, request, async (customer) => {
    const { elements } = await visit.shop.read("readPaymentMethod", { body: {} });
    return {
      choices: paymentChoices(elements),
      chosen: customer.defaultPaymentMethodId ?? null,
      languagePaths: samePathInEveryLanguage("/account/payment"),
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const values = formValues(await postedForm(request, visit), ["paymentMethodId"]);
  return withAccount(visit, request, async () => {
    const { paymentMethodId } = values;
    if (!paymentMethodId) {
      return formAgain(
        refusedForm(values, [{ code: "VIOLATION::IS_BLANK_ERROR", pointer: "/paymentMethodId" }]),
      );
    }
    try {
      await choosePayment(visit.shop, paymentMethodId);
    } catch (error) {
      return formAgain(refusedSave(values, error));
    }
    visit.notes.leave({ key: "note.paymentSaved", type: "success" });
    return goOn(toHref(visit.locale, "/account/payment"));
  });
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { choices, chosen } = loaderData;
  return (
    <AccountPage title={t("account.payment")} intro={t("account.paymentIntro")}>
      <PageTitle title={t("account.payment")} />
      {choices.length > 0 ? (
        <div className="card p-5 sm:p-8">
          <PaymentForm state={actionData?.form ?? emptyForm} choices={choices} chosen={chosen} />
        </div>
      ) : (
        <EmptyState icon="certificate" title={t("account.noPaymentMethods")}>
          <p>{t("account.noPaymentText")}</p>
        </EmptyState>
      )}
    </AccountPage>
  );
}
