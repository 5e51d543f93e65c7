import { declareWithdrawal, problemsOfWithdrawal } from "../features/withdrawal/declare-withdrawal.server.ts";
import { withdrawalFields } from "../features/withdrawal/withdrawal-fields.ts";
import { WithdrawalConfirmation, WithdrawalForm, WithdrawalReceived } from "../features/withdrawal/public.ts";
import { SignInPage } from "../features/sign-in/public.ts";
import { emptyForm, filledForm } from "../platform/forms/form-state.ts";
import { formValues } from "../platform/forms/form-values.ts";
import { formAgain, postedForm } from "../platform/forms/form.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import { useLanguage } from "../platform/language/language.tsx";
import { useShopPaths } from "../platform/links/shop-paths.tsx";
import { samePathInEveryLanguage } from "../shell/language-paths.ts";
import { PageTitle } from "../shell/page-head.tsx";
import type { Route } from "./+types/withdrawal";

export function loader() {
  return { languagePaths: samePathInEveryLanguage("/withdrawal") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  const values = formValues(form, withdrawalFields);
  if (form.get("step") === "change") return { form: filledForm(values) };
  const refused = problemsOfWithdrawal(values);
  if (refused) return formAgain(refused);
  if (form.get("step") !== "confirm") return { toConfirm: values };
  const declared = await declareWithdrawal(visit, values);
  return "form" in declared ? formAgain(declared.form) : { received: { values, ...declared.receipt } };
}

export default function Withdrawal({ actionData = {} }: Route.ComponentProps) {
  const { t, href } = useLanguage();
  const { withdrawal } = useShopPaths();
  const title = t("received" in actionData ? "withdrawal.receivedTitle" : "withdrawal.title");
  const aside = (
    <section className="rounded-card bg-tint p-5">
      <h2 className="section-title">{t("withdrawal.rightTitle")}</h2>
      <p className="mt-2 mb-4">{t("withdrawal.rightText")}</p>
      <a href={href(withdrawal)} className="link">
        {t("withdrawal.rightLink")}
      </a>
    </section>
  );
  return (
    <SignInPage title={title} intro={t("withdrawal.intro")} aside={aside}>
      <PageTitle title={title} />
      {"received" in actionData ? (
        <WithdrawalReceived {...actionData.received} />
      ) : "toConfirm" in actionData ? (
        <WithdrawalConfirmation values={actionData.toConfirm} />
      ) : (
        <WithdrawalForm state={"form" in actionData ? actionData.form : emptyForm} />
      )}
    </SignInPage>
  );
}
