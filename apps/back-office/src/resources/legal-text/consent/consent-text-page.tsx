import { useState } from "react";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { ScreenHead } from "../../../shell/screen-head.tsx";
import { ConsentEditor } from "./consent-editor.tsx";
import { ConsentVersionDialog } from "./consent-version-dialog.tsx";
import { ConsentVersions } from "./consent-versions.tsx";

export function ConsentTextPage() {
  const { t } = useLanguage();
  const may = useMay();
  const [openNumber, setOpenNumber] = useState<number | null>(null);
  const { data: sheet, error, refetch } = useAdminQuery("readConsentTextSheet", {});
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!sheet) return <Loading />;
  return (
    <>
      <ScreenHead title={t("consentText.title")} back={{ to: "/legal-text", text: t("nav.legal-text") }} />
      <p className="lead">{t("consentText.lead")}</p>
      <ConsentEditor key={sheet.version} sheet={sheet} isReadOnly={!may("writeConsentTexts")} />
      <ConsentVersions versions={sheet.versions} onOpen={setOpenNumber} />
      {openNumber !== null && (
        <ConsentVersionDialog number={openNumber} onClose={() => setOpenNumber(null)} />
      )}
    </>
  );
}
