import type { OrderSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";

export function OrderDocuments({ order: { documents } }: { order: OrderSheet }) {
  const { t, tOr, format } = useLanguage();
  return (
    <Card title={t("order.documents")}>
      {documents.length === 0 && <p className="none">{t("order.noDocuments")}</p>}
      <Facts
        facts={documents.map(({ type, number, createdAt }) => [
          `${tOr(`document.${type}`, type)} ${number}`,
          format.dateTime(createdAt),
        ])}
      />
    </Card>
  );
}
