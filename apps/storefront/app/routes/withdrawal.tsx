import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { declareWithdrawal, problemsOfWithdrawal } from "../features/withdrawal/declare-withdrawal.server.ts";
import { withdrawalFields } from "../features/withdrawal/withdrawal-fields.ts";
import { prefillWithdrawal } from "../features/withdrawal/prefill-withdrawal.server.ts";
import {
  WithdrawalConfirmation,
  WithdrawalForm,
  WITHDRAWAL_PATH,
  WithdrawalReceived,
} from "../features/withdrawal/public.ts";
import { SignInPage } from "../features/sign-in/public.ts";
import { filledForm } from "../platform/forms/form-state.ts";
import { formValues } from "../platform/forms/form-values.ts";
import { formAgain, postedForm } from "../platform/forms/form.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import { useLanguage } from "../platform/language/language.tsx";
import { useShopPaths } from "../platform/links/shop-paths.tsx";
import { samePathInEveryLanguage } from "../shell/language-paths.ts";
import { PageTitle } from "../shell/page/page-head.tsx";
import type { Route } from "./+types/withdrawal";

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    form: filledForm(await prefillWithdrawal(context.get(visitContext), request)),
    languagePaths: samePathInEveryLanguage(WITHDRAWAL_PATH),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  const values = formValues(form, withdrawalFields);
  if (form.get("step") === "change") return { form: filledForm(values) };
  const refused = problemsOfWithdrawal(values);
  if (refused) return formAgain(refused);
  const { idempotencyKey = randomUUID() } = formValues(form, ["idempotencyKey"]);
  const toConfirm = { values, idempotencyKey, hasFailed: false };
  if (form.get("step") !== "confirm") return { toConfirm };
  const receipt = await declareWithdrawal(visit, values, idempotencyKey);
  if (receipt) return { received: { values, ...receipt } };
  return data({ toConfirm: { ...toConfirm, hasFailed: true } }, { status: 503 });
}

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const step = actionData ?? { form: loaderData.form };
  const { t, href } = useLanguage();
  const { withdrawal } = useShopPaths();
  const title = t("received" in step ? "withdrawal.receivedTitle" : "withdrawal.title");
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
    <SignInPage title={title} intro={"received" in step ? null : t("withdrawal.intro")} aside={aside}>
      <PageTitle title={title} />
      {"received" in step ? (
        <WithdrawalReceived {...step.received} />
      ) : "toConfirm" in step ? (
        <WithdrawalConfirmation {...step.toConfirm} />
      ) : (
        <WithdrawalForm state={step.form} />
      )}
    </SignInPage>
  );
}
