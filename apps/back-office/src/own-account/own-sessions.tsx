import { useAdminAction } from "../api/use-admin-action.ts";
import { useAdminQuery } from "../api/use-admin-query.ts";
import { useLanguage } from "../language/use-language.ts";
import { ReadFailure } from "../shell/error-screens.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export function OwnSessions() {
  const { t, format } = useLanguage();
  const { data, error, refetch } = useAdminQuery("listOwnSessions", {});
  const end = useAdminAction("endOwnSession", { done: "own.sessionEnded" });
  const endOthers = useAdminAction("endOtherSessions", { done: "own.othersEnded" });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Card
      title={t("own.sessions")}
      actions={
        (data?.sessions.length ?? 0) > 1 && (
          <Button isSmall isBusy={endOthers.isRunning} onClick={() => void endOthers.run({})}>
            {t("own.endOthers")}
          </Button>
        )
      }
    >
      {!data && <Skeleton rows={2} label={t("shell.loading")} />}
      {data?.sessions.map(({ id, browser, system, lastUsedAt, isCurrent }) => {
        const device = [browser, system].filter(Boolean).join(", ") || t("own.unknownDevice");
        return (
          <div key={id} className="part part-row">
            <div>
              <h3>
                {device} {isCurrent && <Badge tone="success">{t("own.thisDevice")}</Badge>}
              </h3>
              <p className="second-line">{t("own.lastUsed", { at: format.dateTime(lastUsedAt) })}</p>
            </div>
            {!isCurrent && (
              <Button
                isSmall
                icon="logout"
                isBusy={end.isRunning}
                aria-label={t("own.endNamed", { device })}
                onClick={() => void end.run({ params: { id } })}
              >
                {t("own.end")}
              </Button>
            )}
          </div>
        );
      })}
    </Card>
  );
}
