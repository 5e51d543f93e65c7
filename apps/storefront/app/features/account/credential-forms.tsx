import { formLimit } from "@hearth/contract/limits";
import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { FormField, FormProblems, ShopForm } from "../form/public.ts";

const email = { type: "email", inputMode: "email", required: true, maxLength: formLimit.email } as const;
const password = { type: "password", required: true, maxLength: formLimit.password } as const;

interface EmailProps {
  state: FormState;
  current: string;
  /** Another address whose mailbox has a link; null: there is none. */
  waiting: string | null;
}

export function EmailForm({ state, current, waiting }: EmailProps) {
  const { t } = useLanguage();
  const labels = {
    email: t("account.newEmail"),
    emailConfirmation: t("account.repeatEmail"),
    password: t("account.currentPassword"),
  };
  return (
    <ShopForm id="email" state={state} labels={labels} hidden={{ form: "email" }} explainsStar={false}>
      <p className="wrap-break-word">{t("account.currentEmail", { email: current })}</p>
      {waiting !== null && (
        <p className="rounded-inner bg-info-soft p-4 wrap-break-word text-ink">
          {t("account.emailWaiting", { email: waiting })}
        </p>
      )}
      <FormProblems />
      <div className="form-columns">
        <FormField name="email" autoComplete="email" {...email} />
        <FormField name="emailConfirmation" autoComplete="email" {...email} />
      </div>
      <FormField name="password" autoComplete="current-password" {...password} />
      <p className="text-sm text-ink-soft">{t("account.emailNote")}</p>
      <Button className="self-start">{t("account.saveEmail")}</Button>
    </ShopForm>
  );
}

export function PasswordForm({ state }: { state: FormState }) {
  const { t, href } = useLanguage();
  const labels = {
    password: t("account.currentPassword"),
    newPassword: t("recover.newPassword"),
    newPasswordConfirm: t("recover.repeat"),
  };
  return (
    <ShopForm id="password" state={state} labels={labels} hidden={{ form: "password" }} explainsStar={false}>
      <FormProblems />
      <FormField name="password" autoComplete="current-password" {...password} />
      <FormField
        name="newPassword"
        autoComplete="new-password"
        hint={t("register.passwordHint", { min: formLimit.passwordMin })}
        {...password}
      />
      <FormField name="newPasswordConfirm" autoComplete="new-password" {...password} />
      <p className="text-sm text-ink-soft">{t("recover.endsSessions")}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button>{t("recover.save")}</Button>
        <a href={href("/account/recover")} className="link inline-flex min-h-11 items-center">
          {t("signIn.forgot")}
        </a>
      </div>
    </ShopForm>
  );
}
