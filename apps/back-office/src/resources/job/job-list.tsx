import type { DeadJob } from "@hearth/admin-contract";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { GiveUpJob } from "./give-up-job.tsx";
import { HealthPanel } from "./health-panel.tsx";
import { RetryJob } from "./retry-job.tsx";

export function JobList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  return (
    <ListScreen<DeadJob>
      title={t("job.title")}
      empty={t("job.empty")}
      sort={{ field: "failedAt", order: "DESC" }}
      filters={[{ kind: "text", field: "task", label: "field.task" }]}
      columns={columnsOf(language)}
      rowActions={
        may("retryJob")
          ? (job) => (
              <>
                <RetryJob job={job} />
                {may("giveUpJob") && <GiveUpJob job={job} />}
              </>
            )
          : undefined
      }
    >
      {may("readHealth") && <HealthPanel />}
    </ListScreen>
  );
}

function columnsOf({ format }: Language): readonly Column<DeadJob>[] {
  return [
    {
      key: "task",
      label: "field.task",
      render: ({ task, id }) => (
        <>
          <code>{task}</code>
          <small className="second-line">{id}</small>
        </>
      ),
    },
    {
      key: "lastError",
      label: "field.lastError",
      render: ({ lastError }) => <p className="error-text">{lastError ?? "–"}</p>,
    },
    { key: "attempts", label: "field.attempts", isNumber: true, render: ({ attempts }) => attempts },
    {
      key: "failedAt",
      label: "field.failedAt",
      isSortable: true,
      render: ({ failedAt }) => format.dateTime(failedAt),
    },
  ];
}
