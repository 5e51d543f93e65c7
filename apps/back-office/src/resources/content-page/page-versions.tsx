import type { ContentPageSheet } from "@hearth/admin-contract";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

const SHOWN = 20;

/** Who saved what and when; an old version comes back as a new one. */
export function PageVersions({ page: { id, version, number, liveNumber } }: { page: ContentPageSheet }) {
  const { t, format } = useLanguage();
  const may = useMay();
  const { data } = useAdminQuery("listContentVersions", { params: { id }, list: { page: 1, limit: SHOWN } });
  const { run, isRunning } = useAdminAction("restoreContentVersion", { done: "contentPage.restored" });
  return (
    <Card title={t("contentPage.versions")}>
      <ol className="page-versions">
        {data?.items.map((each) => (
          <li key={each.number}>
            <div>
              <strong>{t("contentPage.versionNumber", { number: each.number })}</strong>{" "}
              {each.number === liveNumber && <Badge tone="success">{t("contentPage.isLive")}</Badge>}
              <span className="second-line">
                {`${each.staff}, ${format.dateTime(each.at)}`}
                {each.restoredFrom !== null &&
                  ` · ${t("contentPage.restoredFrom", { number: each.restoredFrom })}`}
              </span>
            </div>
            {may("restoreContentVersion") && each.number !== number && (
              <Button
                isSmall
                look="quiet"
                icon="history"
                isBusy={isRunning}
                aria-label={t("contentPage.restoreNumber", { number: each.number })}
                onClick={() => void run({ params: { id }, input: { number: each.number, version } })}
              >
                {t("contentPage.restore")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
