import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useSavingDialog } from "../../api/use-saving-dialog.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { useChoices } from "../../api/use-choices.ts";

/** Only what a product cannot be without; the rest is asked for on its page, where the gate says what is missing. */
export function CreateProduct({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { taxes } = useChoices();
  const { save, shown } = useSavingDialog("createProduct", {
    done: "product.created",
    onClose,
    onDone: ({ id }) => navigate(`/product/${id}/show`),
  });
  const { register, handleSubmit } = useForm({ defaultValues: { number: "", name: "", taxId: "" } });
  const submit = handleSubmit(({ number, name, taxId }) =>
    save({ input: { number: number.trim(), name: name.trim(), taxId } }),
  );
  return (
    <FormDialog title={t("product.create")} submit={t("product.createSubmit")} onSubmit={submit} {...shown}>
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
