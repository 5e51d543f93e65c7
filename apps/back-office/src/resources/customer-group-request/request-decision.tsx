import type { AdminGroupRequest } from "@hearth/admin-contract";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";

export function RequestDecision({
  request: { id, company, lastName, groupName, isVatCheckable },
}: {
  request: AdminGroupRequest;
}) {
  const { t } = useLanguage();
  const accept = useAdminAction("acceptGroupRequest", { done: "groupRequest.accepted" });
  const decline = useAdminAction("declineGroupRequest", { done: "groupRequest.declined" });
  const check = useAdminAction("checkGroupRequestVat", { done: "groupRequest.checked" });
  const name = company ?? lastName;
  const asked = { params: { id } };
  return (
    <>
      {isVatCheckable && (
        <Button
          isSmall
          icon="search"
          isBusy={check.isRunning}
          aria-label={t("groupRequest.checkNamed", { name })}
          onClick={() => void check.run(asked)}
        >
          {t("groupRequest.check")}
        </Button>
      )}
      <Button
        isSmall
        look="primary"
        icon="check"
        isBusy={accept.isRunning}
        aria-label={t("groupRequest.acceptNamed", { name })}
        onClick={() => void accept.run(asked)}
      >
        {t("groupRequest.accept")}
      </Button>
      <ConfirmButton
        isSmall
        icon="x"
        isBusy={decline.isRunning}
        aria-label={t("groupRequest.declineNamed", { name })}
        title={t("groupRequest.declineTitle")}
        text={t("groupRequest.declineText", { name, group: groupName })}
        confirm={t("groupRequest.decline")}
        cancel={t("shell.cancel")}
        onConfirm={() => void decline.run(asked)}
      >
        {t("groupRequest.decline")}
      </ConfirmButton>
    </>
  );
}
