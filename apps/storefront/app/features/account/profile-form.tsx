import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { FormField, FormProblems, ShopForm } from "../form/public.ts";
import { companyLabels, PersonFields, personLabels } from "../address/public.ts";
import type { Option } from "../address/public.ts";

interface Props {
  state: FormState;
  salutations: readonly Option[];
}

export function ProfileForm({ state, salutations }: Props) {
  const { t } = useLanguage();
  const labels = { ...personLabels(t), ...companyLabels(t), birthday: t("account.birthday") };
  return (
    <ShopForm id="profile" state={state} labels={labels} hidden={{ form: "profile" }}>
      <FormProblems />
      <PersonFields salutations={salutations} hasManyVatIds />
      <FormField name="birthday" type="date" autoComplete="bday" min="1900-01-01" className="sm:max-w-60" />
      <Button className="self-start">{t("account.save")}</Button>
    </ShopForm>
  );
}
