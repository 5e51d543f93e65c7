import type { CustomerSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { useCustomerAction } from "./use-customer-action.ts";

export function CustomerDoor({ customer }: { customer: CustomerSheet }) {
  const { t } = useLanguage();
  const block = useCustomerAction("blockCustomer", customer, { done: "customer.blockedDone" });
  const unblock = useCustomerAction("unblockCustomer", customer, { done: "customer.unblockedDone" });
  const { id, version, name, state } = customer;
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
