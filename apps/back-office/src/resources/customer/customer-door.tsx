import type { CustomerSheet } from "@hearth/admin-contract";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";

export function CustomerDoor({ customer: { id, version, name, state } }: { customer: CustomerSheet }) {
  const { t } = useLanguage();
  const block = useAdminAction("blockCustomer", { done: "customer.blockedDone" });
  const unblock = useAdminAction("unblockCustomer", { done: "customer.unblockedDone" });
  const seen = { params: { id }, input: { version } };
  return (
    <Card title={t("customer.door")}>
      {state === "blocked" ? (
        <>
          <p>{t("customer.isBlocked")}</p>
          <Button icon="check" isBusy={unblock.isRunning} onClick={() => void unblock.run(seen)}>
            {t("customer.unblock")}
          </Button>
        </>
      ) : (
        <ConfirmButton
          icon="lock"
          isBusy={block.isRunning}
          title={t("customer.block")}
          text={t("customer.blockText", { name })}
          confirm={t("customer.block")}
          cancel={t("shell.cancel")}
          onConfirm={() => void block.run(seen)}
        >
          {t("customer.block")}
        </ConfirmButton>
      )}
    </Card>
  );
}
