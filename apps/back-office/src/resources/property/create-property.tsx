import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PropertyFields } from "./property-fields.tsx";
import { propertyInput, typedProperty } from "./property-form.ts";

export function CreateProperty({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { run, isRunning, error } = useAdminAction("createProperty", {
    done: "property.created",
    isQuiet: true,
    touches: ["property", "product"],
  });
  const { register, handleSubmit } = useForm({ defaultValues: typedProperty(null) });
  const submit = handleSubmit(async (typed) => {
    const made = await run({ input: propertyInput(typed) });
    if (made) void navigate(`/property/${made.id}/show`);
  });
  return (
    <FormDialog
      isWide
      title={t("property.create")}
      submit={t("property.createSubmit")}
      cancel={t("shell.cancel")}
      error={error ? failureText(error) : undefined}
      isRunning={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <PropertyFields register={register} />
    </FormDialog>
  );
}
