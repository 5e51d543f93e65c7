import { Link } from "react-router-dom";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { Card } from "../../../ui/card.tsx";
import { Facts } from "../../../ui/facts.tsx";

export function CompanyCard() {
  const { t } = useLanguage();
  const { data, error, refetch } = useAdminQuery("readCompany", {});
  const company = data?.company;
  return (
    <Card title={t("settings.company")} actions={<Link to="/company">{t("settings.companyMore")}</Link>}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!company && !error && <Loading />}
      {company && (
        <Facts
          facts={[
            [t("settings.companyName"), company.name],
            [t("field.street"), `${company.street}, ${company.zipcode} ${company.city}`],
            [t("field.email"), company.email],
            [t("field.phone"), company.phone],
            [t("field.iban"), company.bank?.iban],
          ]}
        />
      )}
    </Card>
  );
}
