import { DEFAULT_LOCALE } from "@hearth/i18n";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { PageEditor } from "./editor/page-editor.tsx";
import { PagePreview } from "./page-preview.tsx";
import { PagePublishing } from "./page-publishing.tsx";
import { PageSchedule } from "./page-schedule.tsx";
import { PageStateBadge } from "./page-state-badge.tsx";
import { PageVersions } from "./page-versions.tsx";

/** While a page waits for its time it is read again: the worker changes it, not the screen. */
const WAITING_MS = 5000;

export function ContentPage() {
  const { t } = useLanguage();
  const { id = "" } = useParams();
  const [changedVersion, setChangedVersion] = useState<number | null>(null);
  const {
    data: page,
    error,
    refetch,
  } = useAdminQuery(
    "readContentPage",
    { params: { id } },
    { again: (answer) => (answer?.publishAt || answer?.endAt ? WAITING_MS : false) },
  );
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!page) return <Loading />;
  const name = page.texts.find(({ locale }) => locale === DEFAULT_LOCALE)?.name;
  const hasUnsaved = changedVersion === page.number;
  return (
    <>
      <ScreenHead
        title={name || t("contentPage.nameless")}
        back={{ to: "/content-page", text: t("nav.content-page") }}
      >
        <PageStateBadge state={page.state} />
      </ScreenHead>
      <div className="sheet">
        <div className="sheet-main">
          {/* Of its own version: publishing does not take away what is being typed. */}
          <PageEditor key={page.number} page={page} onChanged={() => setChangedVersion(page.number)} />
        </div>
        <div className="sheet-side">
          <PagePublishing page={page} hasUnsaved={hasUnsaved} />
          <PagePreview page={page} hasUnsaved={hasUnsaved} />
          <PageSchedule key={`${page.publishAt} ${page.endAt}`} page={page} hasUnsaved={hasUnsaved} />
          <PageVersions page={page} />
        </div>
      </div>
    </>
  );
}
