import type { HealthReport } from "@hearth/admin-contract";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type Part = HealthReport["parts"][number];

/** Looked at while something is wrong: it has to follow. */
const EVERY_MS = 10_000;
const tones: Readonly<Record<Part["state"], Tone>> = {
  good: "success",
  slow: "warning",
  bad: "alert",
  off: "plain",
};

/** What the shop stands on. */
export function HealthPanel() {
  const language = useLanguage();
  const { t, format } = language;
  const { data, error, refetch } = useAdminQuery("readHealth", {}, { again: () => EVERY_MS });
  return (
    <Card title={t("health.title")}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} label={t("shell.loading")} />}
      {data && (
        <>
          <ul className="health">
            {data.parts.map((part) => (
              <li key={part.part}>
                <span className="health-name">{t(`health.part.${part.part}`)}</span>
                <Badge tone={tones[part.state]}>{t(`health.state.${part.state}`)}</Badge>
                <span className="second-line">{factOf(part, language)}</span>
              </li>
            ))}
          </ul>
          <p className="card-note">{t("health.at", { time: format.dateTime(data.at) })}</p>
        </>
      )}
    </Card>
  );
}

function factOf({ part, state, milliseconds, waiting, since }: Part, { t, format }: Language): string {
  if (state === "off") return t("health.off");
  if (milliseconds !== null) return t("health.answered", { ms: format.number(milliseconds) });
  const time = since === null ? "" : format.dateTime(since);
  if (part === "worker") return since === null ? t("health.neverSeen") : t("health.seen", { time });
  if (waiting === null) return t("health.silent");
  return since === null
    ? t("health.nothingWaits")
    : t("health.waiting", { count: format.number(waiting), time });
}
