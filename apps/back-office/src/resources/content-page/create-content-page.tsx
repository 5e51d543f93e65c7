import { DEFAULT_LOCALE } from "@hearth/i18n";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useSavingDialog } from "../../api/use-saving-dialog.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PATH_PATTERN } from "./editor/page-fields.tsx";

export function CreateContentPage({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { save, shown } = useSavingDialog("createContentPage", {
    done: "contentPage.created",
    onClose,
    onDone: ({ id }) => navigate(`/content-page/${id}/show`),
  });
  const { register, handleSubmit } = useForm({ defaultValues: { name: "", path: "" } });
  const submit = handleSubmit((typed) => {
    const texts = [{ locale: DEFAULT_LOCALE, ...typed, metaTitle: "", metaDescription: "" }];
    return save({ input: { texts, blocks: [] } });
  });
  return (
    <FormDialog
      title={t("contentPage.create")}
      submit={t("contentPage.createSubmit")}
      onSubmit={submit}
      {...shown}
    >
      <Field label={t("contentPage.nameInMain")}>
        <input required maxLength={255} {...register("name")} />
      </Field>
      <Field label={t("contentPage.pathInMain")} hint={t("contentPage.pathHint")}>
        <input required maxLength={200} pattern={PATH_PATTERN} autoComplete="off" {...register("path")} />
      </Field>
    </FormDialog>
  );
}
