import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";

export function CacheCard() {
  const { t } = useLanguage();
  const may = useMay();
  const { run, isRunning } = useAdminAction("emptyCaches", { done: "settings.cachesEmptied" });
  if (!may("emptyCaches")) return null;
  return (
    <Card title={t("settings.caches")}>
      <p>{t("settings.cachesText")}</p>
      <div className="form-actions">
        <ConfirmButton
          icon="refresh"
          isBusy={isRunning}
          title={t("settings.emptyCachesTitle")}
          text={t("settings.cachesText")}
          confirm={t("settings.emptyCaches")}
          cancel={t("shell.cancel")}
          onConfirm={() => void run({})}
        >
          {t("settings.emptyCaches")}
        </ConfirmButton>
      </div>
    </Card>
  );
}
