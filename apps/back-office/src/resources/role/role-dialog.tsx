import type { Role } from "@hearth/admin-contract";
import type { StaffPermissions } from "@hearth/rules";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { AdminArguments } from "../../api/call-admin.ts";
import { useSavingDialog } from "../../api/use-saving-dialog.ts";
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
  const create = useSavingDialog("createRole", { done: "role.created", onClose });
  const change = useSavingDialog("changeRole", { done: "role.changed", onClose });
  const [permissions, setPermissions] = useState<StaffPermissions>(role?.permissions ?? {});
  const { register, handleSubmit } = useForm({ defaultValues: { name: role?.name ?? "" } });
  const submit = handleSubmit(({ name }) => {
    const input = { name, permissions: permissions as Input["permissions"] };
    return role
      ? change.save({ params: { id: role.key }, input: { ...input, version: role.version } })
      : create.save({ input });
  });
  const { shown } = role ? change : create;
  return (
    <FormDialog
      isWide
      title={t(role ? "role.change" : "role.create")}
      submit={t("shell.save")}
      onSubmit={submit}
      {...shown}
    >
      <Field label={t("field.name")}>
        <input required maxLength={255} autoComplete="off" {...register("name")} />
      </Field>
      <PermissionGrid permissions={permissions} onChange={setPermissions} />
    </FormDialog>
  );
}
