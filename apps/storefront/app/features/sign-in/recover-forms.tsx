import { formLimit } from "@hearth/contract/form";
import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { FormField, FormProblems, ShopForm } from "../form/public.ts";

/** Asks for the link. */
export function RecoverForm({ state }: { state: FormState }) {
  const { t } = useLanguage();
  return (
    <ShopForm id="recover" state={state} labels={{ email: t("signIn.email") }} explainsStar={false}>
      <FormField
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        maxLength={formLimit.email}
      />
      <FormProblems />
      <Button className="self-start">{t("recover.submit")}</Button>
    </ShopForm>
  );
}

/** Behind the link. */
export function NewPasswordForm({ state }: { state: FormState }) {
  const { t } = useLanguage();
  const labels = { newPassword: t("recover.newPassword"), newPasswordConfirm: t("recover.repeat") };
  return (
    <ShopForm id="new-password" state={state} labels={labels} explainsStar={false}>
      <FormField
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        maxLength={formLimit.password}
        hint={t("register.passwordHint", { min: formLimit.passwordMin })}
      />
      <FormField
        name="newPasswordConfirm"
        type="password"
        autoComplete="new-password"
        required
        maxLength={formLimit.password}
      />
      <FormProblems />
      <p className="text-sm text-ink-soft">{t("recover.endsSessions")}</p>
      <Button className="self-start">{t("recover.save")}</Button>
    </ShopForm>
  );
}
