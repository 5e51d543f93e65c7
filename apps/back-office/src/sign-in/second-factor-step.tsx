import type { Me, SecondFactor } from "@hearth/admin-contract";
import { useState } from "react";
import { callAdmin } from "../api/call-admin.ts";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { codeInput, plainCode } from "./code-input.ts";
import { OneFieldForm } from "../ui/one-field-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { useAttempt } from "./use-attempt.ts";

interface Props {
  me: Me;
  onProven: (me: Me) => void;
  onBack: () => void;
}

export function SecondFactorStep({ me, onProven, onBack }: Props) {
  const { t } = useLanguage();
  const [way, setWay] = useState<SecondFactor>(me.factors[0] ?? "totp");
  const { attempt, error, isRunning } = useAttempt();
  const send = async (prove: () => Promise<Me>) => {
    const next = await attempt(prove);
    if (next) onProven(next);
  };
  const shared = { error, isRunning, submit: t("signIn.submit") };
  return (
    <>
      {way === "totp" && (
        <OneFieldForm
          {...shared}
          label={t("field.code")}
          hint={t("signIn.codeHint")}
          input={codeInput}
          onGiven={(code) => void send(() => callAdmin("proveTotp", { input: { code: plainCode(code) } }))}
        />
      )}
      {way === "passkey" && <PasskeyButton onProven={onProven} />}
      {way === "recovery-code" && (
        <OneFieldForm
          {...shared}
          label={t("field.recoveryCode")}
          hint={t("signIn.recoveryHint")}
          input={{ autoComplete: "off", maxLength: 40 }}
          onGiven={(code) => void send(() => callAdmin("proveRecoveryCode", { input: { code } }))}
        />
      )}
      <div className="other-ways">
        {me.factors
          .filter((factor) => factor !== way)
          .map((factor) => (
            <Button key={factor} look="quiet" onClick={() => setWay(factor)}>
              {t(`signIn.use.${factor}`)}
            </Button>
          ))}
        <Button look="quiet" onClick={() => void callAdmin("signOut", {}).then(onBack, onBack)}>
          {t("signIn.other")}
        </Button>
      </div>
    </>
  );
}
