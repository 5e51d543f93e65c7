import type { AdminWithdrawal } from "@hearth/admin-contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { AdminArguments } from "../../api/call-admin.ts";
import { useSavingDialog } from "../../api/use-saving-dialog.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";

type Step = AdminArguments<"noteWithdrawal">["input"];
const steps: readonly Step["state"][] = ["accepted", "declined", "returned", "refunded"];

export function NoteWithdrawal({ withdrawal: { reference, name } }: { withdrawal: AdminWithdrawal }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { save, shown } = useSavingDialog("noteWithdrawal", {
    done: "withdrawal.noted",
    onClose: () => setOpen(false),
  });
  const { register, handleSubmit } = useForm<Step>({ defaultValues: { state: "accepted", note: "" } });
  const submit = handleSubmit((input) => save({ params: { reference }, input }));
  return (
    <>
      <Button
        isSmall
        icon="pencil"
        aria-label={t("withdrawal.noteNamed", { name, reference })}
        onClick={() => setOpen(true)}
      >
        {t("withdrawal.note")}
      </Button>
      {isOpen && (
        <FormDialog
          title={t("withdrawal.noteNamed", { name, reference })}
          submit={t("shell.save")}
          onSubmit={submit}
          {...shown}
        >
          <Field label={t("withdrawal.step")}>
            <select {...register("state")}>
              {steps.map((step) => (
                <option key={step} value={step}>
                  {t(`withdrawal.state.${step}`)}
                </option>
              ))}
            </select>
          </Field>
          <Field label={t("field.note")} hint={t("withdrawal.noteHint")}>
            <textarea rows={3} maxLength={1000} {...register("note")} />
          </Field>
        </FormDialog>
      )}
    </>
  );
}
