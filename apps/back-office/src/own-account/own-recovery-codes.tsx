import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdminAction } from "../api/use-admin-action.ts";
import { useLanguage } from "../language/use-language.ts";
import { meKey } from "../provider/auth-provider.ts";
import { RecoveryCodes } from "../sign-in/recovery-codes.tsx";
import { Card } from "../ui/card.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Dialog } from "../ui/dialog.tsx";

export function OwnRecoveryCodes({ left }: { left: number }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const { run, isRunning } = useAdminAction("renewRecoveryCodes");
  const close = () => {
    setCodes(undefined);
    void client.invalidateQueries({ queryKey: meKey });
  };
  return (
    <Card title={t("enrol.codesTitle")}>
      <p>{t("own.codesLeft", { left })}</p>
      <ConfirmButton
        icon="refresh"
        isBusy={isRunning}
        title={t("own.renewCodes")}
        text={t("own.renewText")}
        confirm={t("own.renewCodes")}
        cancel={t("shell.cancel")}
        onConfirm={async () => setCodes((await run({}))?.recoveryCodes)}
      >
        {t("own.renewCodes")}
      </ConfirmButton>
      {codes && (
        <Dialog title={t("enrol.codesTitle")} onClose={close}>
          <RecoveryCodes codes={codes} onDone={close} />
        </Dialog>
      )}
    </Card>
  );
}
