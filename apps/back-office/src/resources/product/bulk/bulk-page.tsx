import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { ScreenHead } from "../../../shell/screen-head.tsx";
import { Card } from "../../../ui/card.tsx";
import { BulkProgress } from "./bulk-progress.tsx";
import { BulkRows } from "./bulk-rows.tsx";
import { BulkState } from "./bulk-state.tsx";
import { BulkSteps } from "./bulk-steps.tsx";
import { isUnderWay } from "./progress-of.ts";

const EVERY_MS = 1000;

/** What a change of many products would do, does or did. */
export function BulkPage() {
  const { t, format } = useLanguage();
  const { id = "" } = useParams();
  const {
    data: change,
    error,
    refetch,
  } = useAdminQuery(
    "readBulkChange",
    { params: { id } },
    { again: (answer) => (answer && isUnderWay(answer) ? EVERY_MS : false) },
  );
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!change) return <Loading />;
  return (
    <>
      <ScreenHead
        title={t(`bulk.kind.${change.kind}`)}
        back={{ to: "/bulk-change", text: t("bulk.title") }}
        actions={<BulkSteps change={change} />}
      >
        <BulkState state={change.state} />
      </ScreenHead>
      <p className="lead">
        {t("bulk.madeBy", { staff: change.staff, time: format.dateTime(change.createdAt) })}
      </p>
      <BulkProgress change={change} />
      <Card title={t("bulk.rows")}>
        <BulkRows key={change.id} change={change} />
      </Card>
    </>
  );
}
