import type { PropertySheet } from "@hearth/admin-contract";
import { useState } from "react";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { amountNames, type TypedOption } from "./option-form.ts";

interface Props {
  property: PropertySheet;
  onAdd: (option: TypedOption) => void;
}

/** What is typed once is written in every language: amounts with their unit, words to be translated in the row. */
export function AddOption({ property, onAdd }: Props) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState("");
  const unit = property.texts[0]?.unit ?? null;
  const names =
    unit === null ? { "de-DE": typed.trim(), "en-GB": "", "pl-PL": "" } : amountNames(typed, property);
  const isUnread = typed !== "" && names === null;
  const add = () => {
    if (!names || typed.trim() === "") return;
    onAdd({ id: null, key: crypto.randomUUID(), names, products: 0 });
    setTyped("");
  };
  return (
    <div className="add-option">
      <Field
        label={unit === null ? t("property.newOption") : t("property.newAmount", { unit })}
        error={isUnread ? t("property.noNumber") : undefined}
      >
        <input
          inputMode={unit === null ? "text" : "decimal"}
          maxLength={120}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Adds a row; the form itself is saved by its button.
            event.preventDefault();
            add();
          }}
        />
      </Field>
      <Button icon="plus" onClick={add}>
        {t("property.addOption")}
      </Button>
    </div>
  );
}
