import type { UseFormRegister } from "react-hook-form";
import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";
import type { answers, dutyAnswers } from "./fact-form.ts";

interface Props {
  name: (typeof answers)[number] | (typeof dutyAnswers)[number];
  register: UseFormRegister<Record<string, string>>;
}

/** Three answers: nothing said is not "no", a variant then has its family's. */
export function YesNo({ name, register }: Props) {
  const { t } = useLanguage();
  return (
    <Field label={t(`field.${name}`)}>
      <select {...register(name)}>
        <option value="">–</option>
        <option value="true">{t("shell.yes")}</option>
        <option value="false">{t("shell.no")}</option>
      </select>
    </Field>
  );
}
