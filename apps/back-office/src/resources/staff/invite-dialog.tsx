import { useForm } from "react-hook-form";
import type { AdminArguments } from "../../api/call-admin.ts";
import { useSavingDialog } from "../../api/use-saving-dialog.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PersonFields } from "./person-fields.tsx";

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useLanguage();
  const { save, shown } = useSavingDialog("inviteStaff", { done: "staff.invited", onClose });
  const { register, handleSubmit } = useForm<AdminArguments<"inviteStaff">["input"]>({
    defaultValues: { email: "", name: "", locale, role: "" },
  });
  const submit = handleSubmit((input) => save({ input }));
  return (
    <FormDialog title={t("staff.invite")} submit={t("staff.sendInvitation")} onSubmit={submit} {...shown}>
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
