import type { StaffMember } from "@hearth/admin-contract";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PersonFields } from "./person-fields.tsx";

export function ChangeStaff({ member: { id, version, name, locale, role } }: { member: StaffMember }) {
  const { t } = useLanguage();
  const { run, isRunning } = useAdminAction("changeStaff", { done: "staff.changed" });
  const { register, handleSubmit } = useForm({ defaultValues: { name, locale, role: role.key } });
  const submit = handleSubmit((fields) => run({ params: { id }, input: { version, ...fields } }));
  return (
    <Card title={t("staff.change")}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <PersonFields name={register("name")} locale={register("locale")} role={register("role")} />
        <div className="form-actions">
          <Button look="primary" type="submit" isBusy={isRunning}>
            {t("shell.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
