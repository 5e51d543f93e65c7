import type { OrderSheet } from "@hearth/admin-contract";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useOrderAction } from "./steps/use-order-action.ts";

/** What the buyer was told, and whether it reached their mail server. */
export function OrderMails({ order }: { order: OrderSheet }) {
  const { t, tOr, format } = useLanguage();
  return (
    <Card title={t("order.mails")}>
      {order.mails.length === 0 && <p className="none">{t("order.noMails")}</p>}
      <ul className="rows">
        {order.mails.map(({ template, createdAt, sentAt, refused }) => (
          <li key={`${template} ${createdAt}`} className="part-row">
            <div>
              <p>{tOr(`mail.${template}`, template)}</p>
              <p className="second-line">{refused ?? format.dateTime(sentAt ?? createdAt)}</p>
            </div>
            <Badge tone={refused ? "alert" : sentAt ? "success" : "info"}>
              {t(refused ? "order.mailRefused" : sentAt ? "order.mailSent" : "order.mailWaiting")}
            </Badge>
          </li>
        ))}
      </ul>
      <SendAgain order={order} />
    </Card>
  );
}

/** The confirmation once its invoice is drawn; of shipments the mail about each. */
function SendAgain({ order }: { order: OrderSheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const { run, isRunning } = useOrderAction("resendOrderMail", order, { done: "order.mailAgain" });
  if (!may("resendOrderMail")) return null;
  const { id, version, shipments, documents } = order;
  const send = (shipmentId?: string) =>
    void run({ params: { id }, input: { version, ...(shipmentId && { shipmentId }) } });
  return (
    <div className="form-actions">
      {documents.some(({ type }) => type === "invoice") && (
        <Button isSmall icon="mail" isBusy={isRunning} onClick={() => send()}>
          {t("order.confirmationAgain")}
        </Button>
      )}
      {shipments.map((shipment, place) => (
        <Button key={shipment.id} isSmall icon="mail" isBusy={isRunning} onClick={() => send(shipment.id)}>
          {t("order.shipmentAgain", { number: place + 1 })}
        </Button>
      ))}
    </div>
  );
}
