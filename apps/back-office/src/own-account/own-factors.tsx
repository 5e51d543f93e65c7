import type { Me } from "@hearth/admin-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { useState } from "react";
import { useAdminAction } from "../api/use-admin-action.ts";
import { useLanguage } from "../language/use-language.ts";
import { meKey } from "../provider/auth-provider.ts";
import { AddPasskey } from "../sign-in/add-passkey.tsx";
import { AddTotp } from "../sign-in/add-totp.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PasskeyList } from "./passkey-list.tsx";

export function OwnFactors({ me }: { me: Me }) {
  const { t } = useLanguage();
  const notify = useNotify();
  const client = useQueryClient();
  const [added, setAdded] = useState<"totp" | "passkey">();
  const removeTotp = useAdminAction("removeTotp", { done: "own.removed" });
  const hasApp = me.factors.includes("totp");
  const refresh = () => client.invalidateQueries({ queryKey: meKey });
  const enrolled = async () => {
    setAdded(undefined);
    notify("own.added", { type: "success" });
    await client.invalidateQueries();
  };
  return (
    <Card title={t("own.factors")}>
      <div className="part part-row">
        <div>
          <h3>{t("own.app")}</h3>
          <p className="second-line">{t(hasApp ? "own.appOn" : "own.appOff")}</p>
        </div>
        <div className="form-actions">
          <Button isSmall icon="key" onClick={() => setAdded("totp")}>
            {t(hasApp ? "own.appAnew" : "own.appAdd")}
          </Button>
          {hasApp && (
            <ConfirmButton
              isSmall
              icon="trash"
              isBusy={removeTotp.isRunning}
              title={t("own.appRemove")}
              text={t("own.appRemoveText")}
              confirm={t("shell.remove")}
              cancel={t("shell.cancel")}
              onConfirm={() => void removeTotp.run({}).then(refresh)}
            >
              {t("shell.remove")}
            </ConfirmButton>
          )}
        </div>
      </div>
      <PasskeyList onRemoved={refresh} />
      <div className="form-actions">
        <Button isSmall icon="fingerprint" onClick={() => setAdded("passkey")}>
          {t("own.passkeyAdd")}
        </Button>
      </div>
      {added && (
        <Dialog
          title={t(added === "totp" ? "own.app" : "own.passkeyAdd")}
          onClose={() => setAdded(undefined)}
        >
          {added === "totp" ? (
            <AddTotp onEnrolled={() => void enrolled()} />
          ) : (
            <AddPasskey onEnrolled={() => void enrolled()} />
          )}
          <div className="dialog-actions">
            <Button look="quiet" onClick={() => setAdded(undefined)}>
              {t("shell.cancel")}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  );
}
