import { Link, useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderAddresses } from "./order-addresses.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { FlagBadges, OrderFlags } from "./order-flags.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderMails } from "./order-mails.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderShipments } from "./order-shipments.tsx";
import { StateBadge } from "./order-states.tsx";
import { OrderSteps } from "./order-steps.tsx";

/** Everything about one order; what is done most is on the left, what happened on the right. */
export function OrderPage() {
  const { t, format } = useLanguage();
  const { id = "" } = useParams();
  const may = useMay();
  const { data: order, error, refetch } = useAdminQuery("readOrder", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!order) return <Loading />;
  return (
    <>
      <ScreenHead
        title={t("order.sheet", { number: order.number })}
        back={{ to: "/order", text: t("nav.order") }}
      >
        <StateBadge kind="order" state={order.state} />
        <StateBadge kind="transaction" state={order.paymentState} />
        <StateBadge kind="delivery" state={order.deliveryState} />
        <FlagBadges flags={order.flags} />
      </ScreenHead>
      <OrderActions order={order} />
      <div className="sheet">
        <div className="sheet-main">
          <Card title={t("order.lines")}>
            <OrderLines order={order} />
          </Card>
          <OrderShipments order={order} />
          <OrderMoney order={order} />
          <OrderMails order={order} />
          <OrderDocuments order={order} />
        </div>
        <div className="sheet-side">
          <OrderNotes order={order} />
          <Card
            title={t("order.buyer")}
            actions={
              order.customerId &&
              may("readCustomer") && (
                <Link to={`/customer/${order.customerId}/show`}>{t("order.toCustomer")}</Link>
              )
            }
          >
            <Facts
              facts={[
                [t("field.name"), order.name],
                [t("field.company"), order.company],
                [
                  t("field.email"),
                  <a key="email" href={`mailto:${order.email}`}>
                    {order.email}
                  </a>,
                ],
                [t("field.placedAt"), format.dateTime(order.placedAt)],
                [t("phone.takenBy"), order.takenBy],
                [t("field.comment"), order.comment],
                [t("field.cancelledFor"), order.cancelledFor && t(`order.cancelCause.${order.cancelledFor}`)],
              ]}
            />
          </Card>
          <OrderAddresses order={order} />
          <OrderFlags order={order} />
          <Card title={t("order.steps")}>
            <OrderSteps steps={order.steps} takenBy={order.takenBy} />
          </Card>
        </div>
      </div>
    </>
  );
}
