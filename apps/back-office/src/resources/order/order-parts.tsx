import type { OrderSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { StateBadge } from "./order-states.tsx";

/** Deliveries and documents. */
export function OrderParts({ order }: { order: OrderSheet }) {
  const { t, tOr, format } = useLanguage();
  return (
    <>
      <Card title={t("order.deliveries")}>
        {order.deliveries.length === 0 && <p className="none">{t("order.noDeliveries")}</p>}
        {order.deliveries.map(({ id, state, trackingCodes }, place) => (
          <article key={id} className="part">
            <h3>
              {t("order.delivery", { number: place + 1 })} <StateBadge kind="delivery" state={state} />
            </h3>
            <Facts facts={[[t("field.trackingCodes"), trackingCodes.join(", ") || t("order.noTracking")]]} />
          </article>
        ))}
      </Card>
      <Card title={t("order.documents")}>
        {order.documents.length === 0 && <p className="none">{t("order.noDocuments")}</p>}
        <Facts
          facts={order.documents.map(({ type, number, createdAt }) => [
            `${tOr(`document.${type}`, type)} ${number}`,
            format.dateTime(createdAt),
          ])}
        />
      </Card>
    </>
  );
}
