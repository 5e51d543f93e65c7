import type { Me } from "@hearth/admin-contract";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { canUsePasskeys, provePasskey } from "./passkey.ts";
import { useAttempt } from "./use-attempt.ts";

export function PasskeyButton({ onProven }: { onProven: (me: Me) => void }) {
  const { t } = useLanguage();
  const { attempt, error, isRunning } = useAttempt();
  if (!canUsePasskeys()) return <Notice tone="warning">{t("signIn.noPasskeys")}</Notice>;
  return (
    <div className="form">
      {error && <Notice tone="alert">{error}</Notice>}
      <Button
        look="primary"
        icon="fingerprint"
        isBusy={isRunning}
        onClick={() => void attempt(provePasskey).then((me) => me && onProven(me))}
      >
        {t("signIn.usePasskey")}
      </Button>
    </div>
  );
}
