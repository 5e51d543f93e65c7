import type { AdminNewsletterRecipient } from "@hearth/admin-contract";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";

export function Unsubscribe({ recipient: { id, email, status } }: { recipient: AdminNewsletterRecipient }) {
  const { t } = useLanguage();
  const { run, isRunning } = useAdminAction("unsubscribeRecipient", { done: "newsletter.unsubscribed" });
  if (status === "optOut") return null;
  return (
    <ConfirmButton
      isSmall
      icon="x"
      isBusy={isRunning}
      aria-label={t("newsletter.unsubscribeNamed", { email })}
      title={t("newsletter.unsubscribe")}
      text={t("newsletter.unsubscribeText", { email })}
      confirm={t("newsletter.unsubscribe")}
      cancel={t("shell.cancel")}
      onConfirm={() => void run({ params: { id } })}
    >
      {t("newsletter.unsubscribe")}
    </ConfirmButton>
  );
}
