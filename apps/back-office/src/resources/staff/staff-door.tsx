import type { StaffMember } from "@hearth/admin-contract";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";

/** Who comes in: block, let in again, or begin anew with another invitation. */
export function StaffDoor({ member: { id, version, name, state } }: { member: StaffMember }) {
  const { t } = useLanguage();
  const change = useAdminAction("changeStaff", { done: "staff.changed" });
  const invite = useAdminAction("inviteAgain", { done: "staff.invited" });
  const block = (isBlocked: boolean) => void change.run({ params: { id }, input: { version, isBlocked } });
  return (
    <Card title={t("staff.door")}>
      <div className="stack">
        <ConfirmButton
          icon="mail"
          isBusy={invite.isRunning}
          title={t("staff.inviteAgain")}
          text={t("staff.inviteAgainText", { name })}
          confirm={t("staff.sendInvitation")}
          cancel={t("shell.cancel")}
          onConfirm={() => void invite.run({ params: { id }, input: { version } })}
        >
          {t("staff.inviteAgain")}
        </ConfirmButton>
        {state === "blocked" ? (
          <Button icon="check" isBusy={change.isRunning} onClick={() => block(false)}>
            {t("staff.letIn")}
          </Button>
        ) : (
          <ConfirmButton
            icon="lock"
            isBusy={change.isRunning}
            title={t("staff.block")}
            text={t("staff.blockText", { name })}
            confirm={t("staff.block")}
            cancel={t("shell.cancel")}
            onConfirm={() => block(true)}
          >
            {t("staff.block")}
          </ConfirmButton>
        )}
      </div>
    </Card>
  );
}
