import type { ProductSheet } from "@hearth/admin-contract";
import { type SyntheticEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSavingDialog } from "../../../api/use-saving-dialog.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { useChoices } from "../../../api/use-choices.ts";
import { OptionFields } from "./option-fields.tsx";
import { type ChosenOption, usedProperties } from "./option-names.ts";

export function CreateVariant({ product, onClose }: { product: ProductSheet; onClose: () => void }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { properties } = useChoices();
  const { save, shown } = useSavingDialog("createVariant", {
    done: "product.variantCreated",
    onClose,
    onDone: ({ id }) => navigate(`/product/${id}/show`),
  });
  const [number, setNumber] = useState(`${product.number}-`);
  const [chosen, setChosen] = useState<readonly ChosenOption[]>(() => {
    const used = usedProperties(product.variants, properties);
    return (used.length > 0 ? used : [""]).map((propertyId) => ({ propertyId, optionId: "" }));
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const optionIds = [...new Set(chosen.map(({ optionId }) => optionId).filter(Boolean))];
    const input = { version: product.version, number: number.trim(), optionIds };
    return save({ params: { id: product.id }, input });
  };
  return (
    <FormDialog
      title={t("product.createVariant")}
      submit={t("product.createSubmit")}
      onSubmit={submit}
      {...shown}
    >
      <Field label={t("field.productNumber")}>
        <input
          required
          maxLength={64}
          autoComplete="off"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
      </Field>
      {chosen.map((each, at) => (
        <OptionFields
          // oxlint-disable-next-line react/no-array-index-key -- a row has no other name, and is written in place
          key={at}
          chosen={each}
          onChange={(changed) => setChosen(chosen.map((old, index) => (index === at ? changed : old)))}
        />
      ))}
      <Button
        isSmall
        look="quiet"
        icon="plus"
        onClick={() => setChosen([...chosen, { propertyId: "", optionId: "" }])}
      >
        {t("product.addOption")}
      </Button>
      <p className="form-note">{t("product.variantNote")}</p>
    </FormDialog>
  );
}
