import { Link } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { Card } from "../../ui/card.tsx";
import { sinceText } from "./since-text.ts";

export function LegalTextList() {
  const language = useLanguage();
  const { t, format } = language;
  const { data, error, refetch } = useAdminQuery("listLegalTexts", {});
  return (
    <>
      <ScreenHead title={t("nav.legal-text")} />
      <p className="lead">{t("legalText.lead")}</p>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Card title={t("legalText.pages")}>
          <table className="table" aria-label={t("legalText.pages")}>
            <thead>
              <tr>
                <th scope="col">{t("legalText.page")}</th>
                <th scope="col">{t("legalText.holdsSince")}</th>
                <th scope="col">{t("legalText.planned")}</th>
              </tr>
            </thead>
            <tbody>
              {data.texts.map(({ kind, current, planned }) => (
                <tr key={kind}>
                  <td data-label={t("legalText.page")}>
                    <Link className="row-link" to={`/legal-text/${kind}/show`}>
                      {t(`legalText.kind.${kind}`)}
                    </Link>
                  </td>
                  <td data-label={t("legalText.holdsSince")}>
                    {current ? sinceText(current, language) : t("legalText.ofFiles")}
                  </td>
                  <td data-label={t("legalText.planned")}>
                    {planned ? format.dateTime(planned.validFrom) : "–"}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="card-note">
            <Link className="row-link" to="/consent-text">
              {t("consentText.row")}
            </Link>
          </p>
        </Card>
      )}
    </>
  );
}
