import type { CustomerSheet } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { listPath } from "../../list/list-path.ts";
import { totalText } from "../../list/total-text.ts";
import { Card } from "../../ui/card.tsx";

const SHOWN = 5;

/** The newest of them; the rest is in the list of orders, narrowed to this customer. */
export function CustomerOrders({ customer: { number } }: { customer: CustomerSheet }) {
  const language = useLanguage();
  const { t, tOr, format } = language;
  const filter = { customerNumber: number };
  const { data } = useAdminQuery("listOrders", { list: { limit: SHOWN, filter } });
  return (
    <Card
      title={t("customer.orders")}
      actions={
        <Link to={listPath("order", filter)}>
          {t("customer.allOrders", { count: data ? totalText(language, data) : 0 })}
        </Link>
      }
    >
      {data?.total === 0 && <p className="none">{t("customer.noOrders")}</p>}
      {data?.items.map((order) => (
        <div key={order.id} className="part part-row">
          <span>
            <Link to={`/order/${order.id}/show`}>{order.number}</Link>{" "}
            <small className="second-line">{format.dateTime(order.placedAt)}</small>
          </span>
          <span>{tOr(`order.state.${order.state}`, order.state)}</span>
          <span>{format.money(order.totalCents, order.currency)}</span>
        </div>
      ))}
    </Card>
  );
}
