import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";
import { useChoices } from "../../../api/use-choices.ts";
import type { ChosenOption } from "./option-names.ts";

interface Props {
  chosen: ChosenOption;
  onChange: (chosen: ChosenOption) => void;
}

export function OptionFields({ chosen: { propertyId, optionId }, onChange }: Props) {
  const { t } = useLanguage();
  const { properties } = useChoices();
  const options = properties.find(({ id }) => id === propertyId)?.options ?? [];
  return (
    <div className="form-row">
      <Field label={t("product.property")}>
        <select
          required
          value={propertyId}
          onChange={(event) => onChange({ propertyId: event.target.value, optionId: "" })}
        >
          <option value="">{t("shell.choose")}</option>
          {properties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t("product.option")}>
        <select
          required
          value={optionId}
          onChange={(event) => onChange({ propertyId, optionId: event.target.value })}
        >
          <option value="">{t("shell.choose")}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}
