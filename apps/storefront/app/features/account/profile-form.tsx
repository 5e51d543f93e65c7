import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField, FormProblems, ShopForm } from "../form/public.ts";
import {
  AccountTypeField,
  CompanyFields,
  companyLabels,
  NameFields,
  personLabels,
} from "../sign-in/public.ts";

type Props = { state: FormState; salutations: readonly { value: string; label: string }[] };

export function ProfileForm({ state, salutations }: Props) {
  const { t } = useLanguage();
  const labels = { ...personLabels(t), ...companyLabels(t), birthday: t("account.birthday") };
  return (
    <ShopForm id="profile" state={state} labels={labels} hidden={{ form: "profile" }}>
      <FormProblems />
      <AccountTypeField />
      <NameFields salutations={salutations} />
      <CompanyFields hasManyVatIds />
      <FormField name="birthday" type="date" autoComplete="bday" min="1900-01-01" className="sm:max-w-60" />
      <Button className="self-start">{t("account.save")}</Button>
    </ShopForm>
  );
}
