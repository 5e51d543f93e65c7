import type { UseFormRegister } from "react-hook-form";
import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";
import { useChoices } from "../../../api/use-choices.ts";
import { answers } from "./fact-form.ts";
import { ChoiceField } from "./choice-field.tsx";
import { YesNo } from "./yes-no.tsx";

interface Props {
  register: UseFormRegister<Record<string, string>>;
  isVariant: boolean;
}

export function SaleFields({ register, isVariant }: Props) {
  const { t } = useLanguage();
  const choices = useChoices();
  const unsaid = t(isVariant ? "product.asFamily" : "shell.choose");
  const costTypes = choices.shippingCostTypes.map((id) => ({ id, name: id }));
  const text = (name: "ean" | "manufacturerNumber") => (
    <Field label={t(`field.${name}`)}>
      <input autoComplete="off" {...register(name)} />
    </Field>
  );
  const number = (name: "weightKg" | "restockDays" | "minPurchase" | "maxPurchase" | "purchaseSteps") => (
    <Field label={t(`field.${name}`)}>
      <input inputMode="decimal" autoComplete="off" pattern="\d+([,.]\d+)?" {...register(name)} />
    </Field>
  );
  return (
    <>
      <div className="form-row">
        <Field label={t("field.productNumber")}>
          <input required maxLength={64} autoComplete="off" {...register("number")} />
        </Field>
        {text("ean")}
      </div>
      <div className="form-row">
        <ChoiceField name="manufacturerId" choices={choices.manufacturers} {...{ register, unsaid }} />
        {text("manufacturerNumber")}
      </div>
      <div className="form-row">
        <ChoiceField name="taxId" choices={choices.taxes} {...{ register, unsaid }} />
        <ChoiceField name="deliveryTimeId" choices={choices.deliveryTimes} {...{ register, unsaid }} />
      </div>
      <div className="form-row">
        <ChoiceField name="shippingCostType" choices={costTypes} {...{ register, unsaid }} />
        {number("weightKg")}
      </div>
      <div className="form-row">
        {number("minPurchase")}
        {number("purchaseSteps")}
        {number("maxPurchase")}
      </div>
      <div className="form-row">
        {number("restockDays")}
        {answers.map((name) => (
          <YesNo key={name} name={name} register={register} />
        ))}
      </div>
      <div className="form-row">
        <ChoiceField name="unitId" choices={choices.units} register={register} unsaid={t("product.noUnit")} />
        <Field label={t("field.purchaseUnit")}>
          <input inputMode="decimal" {...register("purchaseUnit")} />
        </Field>
        <Field label={t("field.referenceUnit")}>
          <input inputMode="decimal" {...register("referenceUnit")} />
        </Field>
      </div>
    </>
  );
}
