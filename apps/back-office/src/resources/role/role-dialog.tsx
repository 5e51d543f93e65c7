import type { Role } from "@hearth/admin-contract";
import type { StaffPermissions } from "@hearth/rules";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { AdminArguments } from "../../api/call-admin.ts";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PermissionGrid } from "./permission-grid.tsx";

type Input = AdminArguments<"createRole">["input"];

/** A role of the shop's own: new, or changed. Whoever has it works by it from their next click. */
export function RoleDialog({ role: given, onClose }: { role: Role | null; onClose: () => void }) {
  // As it was when the form was opened: a newer version has not been seen.
  const [role] = useState(given);
  const { t } = useLanguage();
  const failureText = useFailureText();
  const create = useAdminAction("createRole", { done: "role.created", isQuiet: true });
  const change = useAdminAction("changeRole", { done: "role.changed", isQuiet: true });
  const [permissions, setPermissions] = useState<StaffPermissions>(role?.permissions ?? {});
  const { register, handleSubmit } = useForm({ defaultValues: { name: role?.name ?? "" } });
  const submit = handleSubmit(async ({ name }) => {
    const input = { name, permissions: permissions as Input["permissions"] };
    const answer = role
      ? await change.run({ params: { id: role.key }, input: { ...input, version: role.version } })
      : await create.run({ input });
    if (answer) onClose();
  });
  const error = create.error ?? change.error;
  return (
    <FormDialog
      isWide
      title={t(role ? "role.change" : "role.create")}
      submit={t("shell.save")}
      cancel={t("shell.cancel")}
      error={error ? failureText(error) : undefined}
      isRunning={create.isRunning || change.isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("field.name")}>
        <input required maxLength={255} autoComplete="off" {...register("name")} />
      </Field>
      <PermissionGrid permissions={permissions} onChange={setPermissions} />
    </FormDialog>
  );
}
