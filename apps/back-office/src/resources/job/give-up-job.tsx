import type { DeadJob } from "@hearth/admin-contract";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";

export function GiveUpJob({ job: { id, task } }: { job: DeadJob }) {
  const { t } = useLanguage();
  const { run, isRunning } = useAdminAction("giveUpJob", { done: "job.givenUp" });
  return (
    <ConfirmButton
      isSmall
      look="quiet"
      icon="trash"
      isBusy={isRunning}
      aria-label={t("job.giveUpNamed", { task, id })}
      title={t("job.giveUp")}
      text={t("job.giveUpText", { task })}
      confirm={t("job.giveUp")}
      cancel={t("shell.cancel")}
      onConfirm={() => run({ params: { id } })}
    >
      {t("job.giveUp")}
    </ConfirmButton>
  );
}
