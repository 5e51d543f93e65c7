import { Link } from "react-router-dom";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { ScreenHead } from "../../../shell/screen-head.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CompanyEditor } from "./company-editor.tsx";

export function CompanyPage() {
  const { t } = useLanguage();
  const { data, error, refetch } = useAdminQuery("readCompany", {});
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <ScreenHead title={t("settings.company")} back={{ to: "/settings", text: t("nav.settings") }} />
      <p className="lead">
        {t("settings.companyText")} <Link to="/legal-text/imprint/show">{t("settings.toImprint")}</Link>
      </p>
      {!data.isOwn && <Notice>{t("settings.companyBegun")}</Notice>}
      <CompanyEditor key={data.version} sheet={data} />
    </>
  );
}
