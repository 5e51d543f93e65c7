import type { CustomerSheet } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";

export function CustomerMergeLink({ customer: { id } }: { customer: CustomerSheet }) {
  const { t } = useLanguage();
  return (
    <Card title={t("merge.card")}>
      <p>{t("merge.cardText")}</p>
      <Link to={`/customer-merge/${id}`}>{t("merge.open")}</Link>
    </Card>
  );
}
