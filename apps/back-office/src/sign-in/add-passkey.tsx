import { useLanguage } from "../language/use-language.ts";
import { Notice } from "../ui/notice.tsx";
import { OneFieldForm } from "../ui/one-field-form.tsx";
import { canUsePasskeys, createPasskey } from "./passkey.ts";
import { useAttempt } from "./use-attempt.ts";

export function AddPasskey({ onEnrolled }: { onEnrolled: (codes: readonly string[] | null) => void }) {
  const { t } = useLanguage();
  const { attempt, error, isRunning } = useAttempt();
  if (!canUsePasskeys()) return <Notice tone="warning">{t("signIn.noPasskeys")}</Notice>;
  return (
    <OneFieldForm
      label={t("enrol.passkeyName")}
      hint={t("enrol.passkeyHint")}
      submit={t("enrol.addPasskey")}
      error={error}
      isRunning={isRunning}
      input={{ maxLength: 80, autoComplete: "off" }}
      onGiven={async (name) => {
        const answer = await attempt(() => createPasskey(name));
        if (answer) onEnrolled(answer.recoveryCodes);
      }}
    />
  );
}
