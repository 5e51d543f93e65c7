import type { OrderSheet } from "@hearth/admin-contract";
import { saveFile } from "../../api/save-file.ts";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";

export function OrderDocuments({ order: { id, documents } }: { order: OrderSheet }) {
  const { t, tOr, format } = useLanguage();
  return (
    <Card title={t("order.documents")}>
      {documents.length === 0 && <p className="none">{t("order.noDocuments")}</p>}
      <Facts
        facts={documents.map(({ id: documentId, type, number, createdAt }) => {
          const name = `${tOr(`document.${type}`, type)} ${number}`;
          return [
            name,
            <span key={documentId} className="document">
              {format.dateTime(createdAt)} <SaveDocument {...{ orderId: id, documentId, name }} />
            </span>,
          ];
        })}
      />
    </Card>
  );
}

/** As the buyer got it. */
function SaveDocument(document: { orderId: string; documentId: string; name: string }) {
  const { t } = useLanguage();
  const { run, isRunning } = useAdminAction("readOrderDocument", { touches: [] });
  const { orderId, documentId, name } = document;
  const save = async () => saveFile(await run({ params: { id: orderId, documentId } }));
  return (
    <Button
      isSmall
      icon="download"
      isBusy={isRunning}
      aria-label={t("order.saveDocument", { name })}
      onClick={() => void save()}
    >
      PDF
    </Button>
  );
}
