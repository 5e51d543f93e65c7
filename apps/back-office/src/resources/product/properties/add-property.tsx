import { useState } from "react";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { OptionFields } from "../variants/option-fields.tsx";
import type { ChosenOption } from "../variants/option-names.ts";

interface Props {
  isRunning: boolean;
  /** Undefined: it was refused. */
  onAdd: (optionId: string) => Promise<unknown>;
}

const nothing: ChosenOption = { propertyId: "", optionId: "" };

export function AddProperty({ isRunning, onAdd }: Props) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState(nothing);
  const add = async () => {
    if (await onAdd(chosen.optionId)) setChosen(nothing);
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <OptionFields chosen={chosen} onChange={setChosen} />
      <div className="form-actions">
        <Button type="submit" icon="plus" isBusy={isRunning}>
          {t("product.addProperty")}
        </Button>
      </div>
    </form>
  );
}
