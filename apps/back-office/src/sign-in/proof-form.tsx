import type { Me } from "@hearth/admin-contract";
import { useState } from "react";
import { callAdmin } from "../api/call-admin.ts";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { codeInput, plainCode } from "./code-input.ts";
import { OneFieldForm } from "../ui/one-field-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { useAttempt } from "./use-attempt.ts";
import { useMe } from "./use-me.ts";

const ways = ["password", "totp", "passkey"] as const;

/** One of them is enough: whoever is signed in has proven two already. */
export function ProofForm({ onProven, onCancel }: { onProven: () => void; onCancel: () => void }) {
  const { t } = useLanguage();
  const { data: me } = useMe();
  const [way, setWay] = useState<(typeof ways)[number]>("password");
  const { attempt, error, isRunning } = useAttempt();
  const send = async (prove: () => Promise<Me>) => {
    if (await attempt(prove)) onProven();
  };
  const cancel = (
    <Button look="quiet" onClick={onCancel}>
      {t("shell.cancel")}
    </Button>
  );
  const shared = { error, isRunning, submit: t("proof.submit"), children: cancel };
  return (
    <>
      {way === "password" && (
        <OneFieldForm
          {...shared}
          key="password"
          label={t("field.password")}
          input={{ type: "password", autoComplete: "current-password" }}
          onGiven={(password) => void send(() => callAdmin("provePassword", { input: { password } }))}
        />
      )}
      {way === "totp" && (
        <OneFieldForm
          {...shared}
          key="totp"
          label={t("field.code")}
          input={codeInput}
          onGiven={(code) => void send(() => callAdmin("proveTotp", { input: { code: plainCode(code) } }))}
        />
      )}
      {way === "passkey" && <PasskeyButton onProven={onProven} />}
      <div className="other-ways">
        {ways
          .filter((each) => each !== way && (each === "password" || me?.factors.includes(each)))
          .map((each) => (
            <Button key={each} look="quiet" isSmall onClick={() => setWay(each)}>
              {t(`proof.use.${each}`)}
            </Button>
          ))}
      </div>
    </>
  );
}
