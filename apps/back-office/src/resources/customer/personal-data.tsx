import type { CustomerSheet } from "@hearth/admin-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { saveFile } from "../../api/save-file.ts";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { useCustomerAction } from "./use-customer-action.ts";

/** What the law gives everybody: a copy of all that is held about them, and to be forgotten. */
export function PersonalData({ customer }: { customer: CustomerSheet }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const copy = useAdminAction("exportCustomer", { done: "customer.exported", touches: [] });
  // The list is read anew once it is shown; this page, of who is gone, is not.
  const erase = useCustomerAction("eraseCustomer", customer, { done: "customer.erased", touches: [] });
  const { id, version, name } = customer;
  const leaveErased = async () => {
    if ((await erase.run({ params: { id }, input: { version } })) === undefined) return;
    await client.invalidateQueries({ queryKey: ["customer"], refetchType: "none" });
    await navigate("/customer");
  };
  return (
    <Card title={t("nav.personal-data")}>
      <div className="stack">
        <p>{t("customer.dataText")}</p>
        <Button
          icon="download"
          isBusy={copy.isRunning}
          onClick={() => void copy.run({ params: { id } }).then(saveFile)}
        >
          {t("customer.export")}
        </Button>
        <ConfirmButton
          icon="trash"
          isBusy={erase.isRunning}
          title={t("customer.erase")}
          text={t("customer.eraseText", { name })}
          confirm={t("customer.eraseConfirm")}
          cancel={t("shell.cancel")}
          onConfirm={() => void leaveErased()}
        >
          {t("customer.erase")}
        </ConfirmButton>
      </div>
    </Card>
  );
}
