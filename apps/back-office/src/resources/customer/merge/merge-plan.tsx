import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { MergeTable } from "./merge-table.tsx";

interface Props {
  staysId: string;
  closesId: string;
  onSwap: () => void;
  onOther: () => void;
}

/** Both beside each other, what moves, and what speaks against it. */
export function MergePlan({ staysId, closesId, onSwap, onOther }: Props) {
  const { t } = useLanguage();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const asked = { params: { id: staysId, otherId: closesId } };
  const { data: plan, error, refetch } = useAdminQuery("previewMerge", asked);
  const merge = useAdminAction("mergeCustomers", { done: "merge.done", touches: [] });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!plan) return <Loading />;
  const { stays, closes, refusals } = plan;
  const run = async () => {
    const input = { version: stays.version, otherId: closesId, otherVersion: closes.version };
    const answer = await merge.run({ params: { id: staysId }, input });
    // Somebody was faster, or something speaks against it now: it is shown as it is.
    if (answer === undefined) return void (await refetch());
    await client.invalidateQueries({ queryKey: ["customer"], refetchType: "none" });
    await navigate(`/customer/${staysId}/show`);
  };
  return (
    <Card title={t("merge.plan")}>
      <MergeTable plan={plan} />
      {refusals.length > 0 && (
        <Notice tone="warning">
          <p>{t("merge.refused")}</p>
          <ul>
            {refusals.map((reason) => (
              <li key={reason}>{t(`merge.refusal.${reason}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="form-actions">
        {may("mergeCustomers") && refusals.length === 0 && (
          <ConfirmButton
            look="primary"
            isBusy={merge.isRunning}
            title={t("merge.merge")}
            text={t("merge.mergeText", { stays: stays.number, closes: closes.number })}
            confirm={t("merge.merge")}
            cancel={t("shell.cancel")}
            onConfirm={() => void run()}
          >
            {t("merge.merge")}
          </ConfirmButton>
        )}
        <Button onClick={onSwap}>{t("merge.swap")}</Button>
        <Button look="quiet" onClick={onOther}>
          {t("merge.other")}
        </Button>
      </div>
    </Card>
  );
}
