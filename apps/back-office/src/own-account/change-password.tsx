import { useForm } from "react-hook-form";
import { useAdminAction } from "../api/use-admin-action.ts";
import { useFailureText } from "../language/use-failure-text.ts";
import { useLanguage } from "../language/use-language.ts";
import { NewPasswordField } from "../sign-in/new-password-field.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";

export function ChangePassword() {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const { run, isRunning, error } = useAdminAction("changeOwnPassword", {
    done: "own.passwordChanged",
    isQuiet: true,
  });
  const { register, handleSubmit, reset } = useForm({ defaultValues: { password: "", newPassword: "" } });
  const submit = handleSubmit(async (input) => {
    if ((await run({ input })) !== undefined) reset();
  });
  return (
    <Card title={t("own.password")}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
        <Field label={t("own.oldPassword")}>
          <input type="password" autoComplete="current-password" required {...register("password")} />
        </Field>
        <NewPasswordField registered={register("newPassword")} />
        <div className="form-actions">
          <Button look="primary" type="submit" isBusy={isRunning}>
            {t("own.changePassword")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
