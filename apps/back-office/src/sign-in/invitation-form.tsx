import type { Invitation, Me } from "@hearth/admin-contract";
import { useForm } from "react-hook-form";
import { callAdmin } from "../api/call-admin.ts";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { useAttempt } from "./use-attempt.ts";

interface Props {
  secret: string;
  invitation: Invitation;
  onAccepted: (me: Me) => void;
}

export function InvitationForm({ secret, invitation, onAccepted }: Props) {
  const { t, format } = useLanguage();
  const { attempt, error, isRunning } = useAttempt();
  const { register, handleSubmit } = useForm({ defaultValues: { name: invitation.name, password: "" } });
  const submit = handleSubmit(async (fields) => {
    const me = await attempt(() => callAdmin("acceptInvitation", { input: { secret, ...fields } }));
    if (me) onAccepted(me);
  });
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <p>{t("invitation.text", { email: invitation.email, until: format.dateTime(invitation.expiresAt) })}</p>
      {error && <Notice tone="alert">{error}</Notice>}
      {/* Password managers want to know whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      <Field label={t("field.name")}>
        <input autoComplete="name" required maxLength={255} {...register("name")} />
      </Field>
      <NewPasswordField registered={register("password")} />
      <div className="form-actions">
        <Button look="primary" type="submit" isBusy={isRunning}>
          {t("invitation.accept")}
        </Button>
      </div>
    </form>
  );
}
