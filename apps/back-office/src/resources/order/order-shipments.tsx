import type { OrderSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { PieceList } from "./piece-list.tsx";
import { PrintDeliveryNote } from "./print-buttons.tsx";
import { StateBadge } from "./order-states.tsx";

/** What left, parcel by parcel, and what came back. */
export function OrderShipments({ order }: { order: OrderSheet }) {
  const { t, format } = useLanguage();
  const { id: orderId, shipments, returns } = order;
  return (
    <Card
      title={t("order.deliveries")}
      actions={order.deliveryState && <StateBadge kind="delivery" state={order.deliveryState} />}
    >
      {shipments.length === 0 && (
        <p className="none">{t(order.deliveries.length === 0 ? "order.noDeliveries" : "order.notSent")}</p>
      )}
      {shipments.map(({ id, carrier, trackingCode, shippedAt, lines }, place) => (
        <article key={id} className="part">
          <div className="part-row">
            <h3>{t("order.shipment", { number: place + 1 })}</h3>
            <PrintDeliveryNote orderId={orderId} shipmentId={id} number={place + 1} />
          </div>
          <Facts
            facts={[
              [t("field.shippedAt"), format.dateTime(shippedAt)],
              [t("field.carrier"), carrier],
              [
                t("field.trackingCode"),
                trackingCode ? <code key="code">{trackingCode}</code> : t("order.noTracking"),
              ],
              [t("order.lines"), <PieceList key="pieces" order={order} pieces={lines} />],
            ]}
          />
        </article>
      ))}
      {returns.map(({ id, returnedAt, isRestocked, lines }) => (
        <article key={id} className="part">
          <h3>{t("order.comeback")}</h3>
          <Facts
            facts={[
              [t("field.returnedAt"), format.dateTime(returnedAt)],
              [t("field.isRestocked"), t(isRestocked ? "order.restocked" : "order.notRestocked")],
              [t("order.lines"), <PieceList key="pieces" order={order} pieces={lines} />],
            ]}
          />
        </article>
      ))}
    </Card>
  );
}
