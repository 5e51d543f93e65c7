import type { Me } from "@hearth/admin-contract";
import { useForm } from "react-hook-form";
import { callAdmin } from "../api/call-admin.ts";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { useAttempt } from "./use-attempt.ts";

export function PasswordStep({ onProven }: { onProven: (me: Me) => void }) {
  const { t } = useLanguage();
  const { attempt, error, isRunning } = useAttempt();
  const { register, handleSubmit } = useForm({ defaultValues: { email: "", password: "" } });
  const submit = handleSubmit(async (input) => {
    const me = await attempt(() => callAdmin("signIn", { input }));
    if (me) onProven(me);
  });
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      {error && <Notice tone="alert">{error}</Notice>}
      <Field label={t("field.email")}>
        <input type="email" autoComplete="username" required {...register("email")} />
      </Field>
      <Field label={t("field.password")}>
        <input type="password" autoComplete="current-password" required {...register("password")} />
      </Field>
      <div className="form-actions">
        <Button look="primary" type="submit" isBusy={isRunning}>
          {t("signIn.submit")}
        </Button>
      </div>
      <p className="form-note">{t("signIn.help")}</p>
    </form>
  );
}
