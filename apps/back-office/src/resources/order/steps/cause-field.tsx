import type { UseFormRegisterReturn } from "react-hook-form";
import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";

interface Props {
  options: readonly { value: string; text: string }[];
  field: UseFormRegisterReturn;
}

/** Nothing is chosen beforehand: a cause that nobody chose says nothing afterwards. */
export function CauseField({ options, field }: Props) {
  const { t } = useLanguage();
  return (
    <Field label={t("field.cause")}>
      <select required {...field}>
        <option value="">{t("order.chooseCause")}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
