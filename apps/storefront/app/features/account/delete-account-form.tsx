import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { FormCheckbox, FormProblems, ShopForm } from "../form/public.ts";

export function DeleteAccountForm({ state }: { state: FormState }) {
  const { t, href } = useLanguage();
  return (
    <ShopForm
      id="delete-account"
      state={state}
      labels={{ confirm: t("account.deleteConfirm") }}
      explainsStar={false}
    >
      <FormProblems />
      <p className="max-w-prose">{t("account.deleteText")}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>{t("account.deleteGone")}</li>
        <li>{t("account.deleteKept")}</li>
      </ul>
      <FormCheckbox name="confirm" required />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button look="danger" icon="trash">
          {t("account.deleteNow")}
        </Button>
        <a href={href("/account/profile")} className="link inline-flex min-h-11 items-center">
          {t("account.cancel")}
        </a>
      </div>
    </ShopForm>
  );
}
