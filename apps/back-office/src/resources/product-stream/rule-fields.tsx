import type { StreamRuleForm } from "@hearth/admin-contract";
import { useChoices } from "../../api/use-choices.ts";
import { useLanguage } from "../../language/use-language.ts";
import { CategoryChooser } from "../../list/category-chooser.tsx";
import { ChipChooser } from "../../list/chip-chooser.tsx";
import { Field } from "../../ui/field.tsx";
import { PriceField } from "./price-field.tsx";

interface Props {
  rule: StreamRuleForm;
  onChange: (rule: StreamRuleForm) => void;
}

/** The conditions, one below the other; empty ones do not count. */
export function RuleFields({ rule, onChange }: Props) {
  const { t } = useLanguage();
  const { manufacturers, properties } = useChoices();
  const set = (changed: Partial<StreamRuleForm>) => onChange({ ...rule, ...changed });
  const options = properties.flatMap((property) =>
    property.options.map(({ id, name }) => ({ value: id, text: `${property.name}: ${name}` })),
  );
  return (
    <>
      <CategoryChooser
        ids={rule.categoryIds}
        isVariant={false}
        onChange={(categoryIds) => set({ categoryIds: categoryIds ?? [] })}
      />
      <ChipChooser
        label={t("stream.addMaker")}
        chosenLabel={t("stream.makers")}
        options={manufacturers.map(({ id, name }) => ({ value: id, text: name }))}
        ids={rule.manufacturerIds}
        removeLabel={(name) => t("stream.removeCondition", { name })}
        onChange={(manufacturerIds) => set({ manufacturerIds })}
      />
      <ChipChooser
        label={t("stream.addOption")}
        chosenLabel={t("product.properties")}
        options={options}
        ids={rule.optionIds}
        removeLabel={(name) => t("stream.removeCondition", { name })}
        onChange={(optionIds) => set({ optionIds })}
      />
      <div className="form-row">
        <PriceField
          label={t("stream.minPrice")}
          cents={rule.minPriceCents}
          onChange={(minPriceCents) => set({ minPriceCents })}
        />
        <PriceField
          label={t("stream.maxPrice")}
          cents={rule.maxPriceCents}
          onChange={(maxPriceCents) => set({ maxPriceCents })}
        />
        {(["isTopseller", "isNew"] as const).map((field) => (
          <Field key={field} label={t(`stream.${field}`)}>
            <select
              value={String(rule[field] ?? "")}
              onChange={({ target }) =>
                set({ [field]: target.value === "" ? null : target.value === "true" })
              }
            >
              <option value="">{t("stream.either")}</option>
              <option value="true">{t("shell.yes")}</option>
              <option value="false">{t("shell.no")}</option>
            </select>
          </Field>
        ))}
      </div>
    </>
  );
}
