import { useForm } from "react-hook-form";
import type { AdminArguments } from "../../api/call-admin.ts";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PersonFields } from "./person-fields.tsx";

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useLanguage();
  const failureText = useFailureText();
  const { run, isRunning, error } = useAdminAction("inviteStaff", { done: "staff.invited", isQuiet: true });
  const { register, handleSubmit } = useForm<AdminArguments<"inviteStaff">["input"]>({
    defaultValues: { email: "", name: "", locale, role: "" },
  });
  const submit = handleSubmit(async (input) => {
    if (await run({ input })) onClose();
  });
  return (
    <FormDialog
      title={t("staff.invite")}
      submit={t("staff.sendInvitation")}
      cancel={t("shell.cancel")}
      error={error ? failureText(error) : undefined}
      isRunning={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("staff.inviteText")}</p>
      <Field label={t("field.email")}>
        <input type="email" required autoComplete="off" {...register("email")} />
      </Field>
      <PersonFields
        name={register("name")}
        locale={register("locale")}
        role={register("role", { required: true })}
      />
    </FormDialog>
  );
}
