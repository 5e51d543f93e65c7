import type { UseFormRegister } from "react-hook-form";
import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";

interface Props {
  name: "manufacturerId" | "taxId" | "deliveryTimeId" | "shippingCostType" | "unitId";
  choices: readonly { id: string; name: string }[];
  /** Said where nothing is chosen. */
  unsaid: string;
  register: UseFormRegister<Record<string, string>>;
}

export function ChoiceField({ name, choices, unsaid, register }: Props) {
  const { t } = useLanguage();
  return (
    <Field label={t(`field.${name}`)}>
      {/* A select forgets a value it has no option for yet: made anew once there are options. */}
      <select key={choices.length} {...register(name)}>
        <option value="">{unsaid}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
