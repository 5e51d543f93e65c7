import { localeNames } from "@hearth/i18n";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { Card } from "../../ui/card.tsx";
import { LegalVersions } from "./legal-versions.tsx";
import { WordingDialog } from "./wording-dialog.tsx";
import { WriteVersion } from "./write-version.tsx";

export function LegalTextPage() {
  const { t, tOr } = useLanguage();
  const may = useMay();
  const { id = "" } = useParams();
  const [openNumber, setOpenNumber] = useState<number | null>(null);
  const { data: text, error, refetch } = useAdminQuery("readLegalText", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!text) return <Loading />;
  return (
    <>
      <ScreenHead
        title={tOr(`legalText.kind.${id}`, id)}
        back={{ to: "/legal-text", text: t("nav.legal-text") }}
      />
      <div className="sheet">
        <div className="sheet-main">
          <WriteVersion key={text.version} text={text} isReadOnly={!may("writeLegalVersion")} />
        </div>
        <div className="sheet-side">
          <Card title={t("legalText.inShop")}>
            <ul className="legal-links">
              {text.links.map(({ locale, url }) => (
                <li key={locale}>
                  <a href={url} target="_blank" rel="noreferrer">
                    {localeNames[locale as keyof typeof localeNames] ?? locale}
                  </a>
                </li>
              ))}
            </ul>
          </Card>
          <LegalVersions versions={text.versions} onOpen={setOpenNumber} />
        </div>
      </div>
      {openNumber !== null && (
        <WordingDialog id={id} number={openNumber} onClose={() => setOpenNumber(null)} />
      )}
    </>
  );
}
