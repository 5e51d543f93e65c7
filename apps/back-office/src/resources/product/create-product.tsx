import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { useChoices } from "../../api/use-choices.ts";

/** Only what a product cannot be without; the rest is asked for on its page, where the gate says what is missing. */
export function CreateProduct({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { taxes } = useChoices();
  const { run, isRunning, error } = useAdminAction("createProduct", {
    done: "product.created",
    isQuiet: true,
  });
  const { register, handleSubmit } = useForm({ defaultValues: { number: "", name: "", taxId: "" } });
  const submit = handleSubmit(async ({ number, name, taxId }) => {
    const made = await run({ input: { number: number.trim(), name: name.trim(), taxId } });
    if (made) void navigate(`/product/${made.id}/show`);
  });
  return (
    <FormDialog
      title={t("product.create")}
      submit={t("product.createSubmit")}
      cancel={t("shell.cancel")}
      error={error ? failureText(error) : undefined}
      isRunning={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("field.productNumber")}>
        <input required maxLength={64} autoComplete="off" {...register("number")} />
      </Field>
      <Field label={t("product.nameInOwnLanguage")}>
        <input required maxLength={255} autoComplete="off" {...register("name")} />
      </Field>
      <Field label={t("field.taxId")}>
        <select required {...register("taxId")}>
          <option value="">{t("shell.choose")}</option>
          {taxes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <p className="form-note">{t("product.createNote")}</p>
    </FormDialog>
  );
}
