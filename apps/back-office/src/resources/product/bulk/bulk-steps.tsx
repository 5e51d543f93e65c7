import type { BulkChange } from "@hearth/admin-contract";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";

export function BulkSteps({ change: { id, version, state, rows } }: { change: BulkChange }) {
  const { t, format } = useLanguage();
  const may = useMay();
  const apply = useAdminAction("applyBulkChange", { done: "bulk.begun" });
  const undo = useAdminAction("undoBulkChange", { done: "bulk.undoBegun" });
  const asked = { params: { id }, input: { version } };
  if (!may("applyBulkChange")) return null;
  if (state === "checked" && rows.waiting > 0)
    return (
      <Button look="primary" isBusy={apply.isRunning} onClick={() => void apply.run(asked)}>
        {t("bulk.apply", { count: format.number(rows.waiting) })}
      </Button>
    );
  if (state === "applied" && rows.applied > 0)
    return (
      <ConfirmButton
        icon="arrow-back-up"
        isBusy={undo.isRunning}
        title={t("bulk.undo")}
        text={t("bulk.undoText")}
        confirm={t("bulk.undo")}
        cancel={t("shell.cancel")}
        onConfirm={() => void undo.run(asked)}
      >
        {t("bulk.undo")}
      </ConfirmButton>
    );
  return null;
}
