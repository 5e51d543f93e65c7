import type { DeadJob } from "@hearth/admin-contract";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";

export function RetryJob({ job: { id, task } }: { job: DeadJob }) {
  const { t } = useLanguage();
  const { run, isRunning } = useAdminAction("retryJob", { done: "job.retried" });
  return (
    <Button
      isSmall
      icon="refresh"
      isBusy={isRunning}
      aria-label={t("job.retryNamed", { task, id })}
      onClick={() => void run({ params: { id } })}
    >
      {t("job.retry")}
    </Button>
  );
}
