import type { PropertySheet } from "@hearth/admin-contract";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PropertyFields } from "./property-fields.tsx";
import { propertyInput, typedProperty } from "./property-form.ts";

export function ChangeProperty({ property }: { property: PropertySheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const { id, version } = property;
  const { run, isRunning, error } = useAdminAction("changeProperty", {
    done: "property.saved",
    isQuiet: true,
    touches: ["property", "product"],
  });
  const { register, handleSubmit } = useForm({ defaultValues: typedProperty(property) });
  const submit = handleSubmit(async (typed) => {
    await run({ params: { id }, input: { ...propertyInput(typed), version } });
  });
  return (
    <Card title={t("property.about")}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
        <fieldset className="plain-fieldset form" disabled={!may("changeProperty")}>
          <PropertyFields register={register} />
        </fieldset>
        {may("changeProperty") && (
          <div className="form-actions">
            <Button look="primary" type="submit" isBusy={isRunning}>
              {t("shell.save")}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
