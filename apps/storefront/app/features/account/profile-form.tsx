import { formLimit } from "@hearth/contract/form";
import type { FormState } from "../../platform/form-state.ts";
import { useLanguage } from "../../platform/language.tsx";
import { Button } from "../../ui/button.tsx";
import { FormChoice, FormField, FormProblems, FormSelect, ShopForm } from "../form/public.ts";

type Props = { state: FormState; salutations: readonly { value: string; label: string }[] };

export function ProfileForm({ state, salutations }: Props) {
  const { t } = useLanguage();
  const labels = {
    accountType: t("register.accountType"),
    salutationId: t("register.salutation"),
    firstName: t("register.firstName"),
    lastName: t("register.lastName"),
    company: t("register.company"),
    vatIds: t("register.vatId"),
    birthday: t("account.birthday"),
  };
  const types = [
    { value: "private", label: t("register.private") },
    { value: "business", label: t("register.business") },
  ];
  return (
    <ShopForm id="profile" state={state} labels={labels} hidden={{ form: "profile" }}>
      <FormProblems />
      <FormChoice name="accountType" required options={types} fallback="private" />
      <FormSelect
        name="salutationId"
        autoComplete="honorific-prefix"
        options={salutations}
        withBlank
        className="sm:max-w-60"
      />
      <div className="form-columns">
        <FormField name="firstName" autoComplete="given-name" required maxLength={formLimit.name} />
        <FormField name="lastName" autoComplete="family-name" required maxLength={formLimit.name} />
      </div>
      <div className="business-only">
        <div className="form-columns">
          <FormField name="company" autoComplete="organization" required maxLength={formLimit.line} />
          <FormField name="vatIds" autoComplete="off" hint={t("register.vatIdHint")} />
        </div>
      </div>
      <FormField name="birthday" type="date" autoComplete="bday" min="1900-01-01" className="sm:max-w-60" />
      <Button className="self-start">{t("account.save")}</Button>
    </ShopForm>
  );
}
