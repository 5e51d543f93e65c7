import { useState } from "react";
import { type AnswerOf, callAdmin } from "../api/call-admin.ts";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { codeInput, plainCode } from "./code-input.ts";
import { OneFieldForm } from "../ui/one-field-form.tsx";
import { QrCode } from "./qr-code.tsx";
import { useAttempt } from "./use-attempt.ts";

/** A secret is made when it is asked for; it counts once its first code was right. */
export function AddTotp({ onEnrolled }: { onEnrolled: (codes: readonly string[] | null) => void }) {
  const { t } = useLanguage();
  const [secret, setSecret] = useState<AnswerOf<"startTotp">>();
  const { attempt, error, isRunning } = useAttempt();
  if (!secret) {
    return (
      <div className="form">
        {error && <Notice tone="alert">{error}</Notice>}
        <Button
          look="primary"
          icon="key"
          isBusy={isRunning}
          onClick={() => void attempt(() => callAdmin("startTotp", {})).then(setSecret)}
        >
          {t("enrol.startApp")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p>{t("enrol.scan")}</p>
      <QrCode text={secret.url} label={t("enrol.qr")} />
      <p>
        {t("enrol.orType")} <code className="secret">{secret.secret}</code>
      </p>
      <OneFieldForm
        label={t("field.code")}
        hint={t("signIn.codeHint")}
        submit={t("enrol.confirm")}
        error={error}
        isRunning={isRunning}
        input={codeInput}
        onGiven={async (code) => {
          const input = { code: plainCode(code) };
          const answer = await attempt(() => callAdmin("confirmTotp", { input }));
          if (answer) onEnrolled(answer.recoveryCodes);
        }}
      />
    </>
  );
}
