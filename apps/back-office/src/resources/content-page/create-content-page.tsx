import { DEFAULT_LOCALE } from "@hearth/i18n";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PATH_PATTERN } from "./editor/page-fields.tsx";

export function CreateContentPage({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { run, isRunning, error } = useAdminAction("createContentPage", {
    done: "contentPage.created",
    isQuiet: true,
  });
  const { register, handleSubmit } = useForm({ defaultValues: { name: "", path: "" } });
  const submit = handleSubmit(async (typed) => {
    const texts = [{ locale: DEFAULT_LOCALE, ...typed, metaTitle: "", metaDescription: "" }];
    const made = await run({ input: { texts, blocks: [] } });
    if (made) void navigate(`/content-page/${made.id}/show`);
  });
  return (
    <FormDialog
      title={t("contentPage.create")}
      submit={t("contentPage.createSubmit")}
      cancel={t("shell.cancel")}
      error={error ? failureText(error) : undefined}
      isRunning={isRunning}
      onSubmit={submit}
      onClose={onClose}
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
