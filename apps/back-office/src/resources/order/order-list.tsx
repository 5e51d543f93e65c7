import type { OrderHead } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { ExportOrders } from "./export-orders.tsx";
import { orderColumns } from "./order-columns.tsx";
import { orderFlags } from "./order-flags.tsx";
import { useStateOptions } from "./order-states.tsx";
import { OrderSelectionBar } from "./ship-many/order-selection-bar.tsx";
import { orderViews } from "./order-views.ts";

export function OrderList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const options = useStateOptions();
  return (
    <ListScreen<OrderHead>
      title={t("nav.order")}
      empty={t("order.empty")}
      sort={{ field: "placedAt", order: "DESC" }}
      searchLabel={t("order.search")}
      views={[
        { label: t("list.all"), filter: {} },
        { label: t("start.toPay"), filter: orderViews.toPay },
        { label: t("start.toShip"), filter: orderViews.toShip },
        { label: t("order.toComplete"), filter: orderViews.toComplete },
      ]}
      filters={[
        { kind: "choice", field: "state", label: "field.state", options: options("order") },
        {
          kind: "choice",
          field: "paymentState",
          label: "field.paymentState",
          options: options("transaction"),
        },
        {
          kind: "choice",
          field: "deliveryState",
          label: "field.deliveryState",
          options: options("delivery"),
        },
        {
          kind: "choice",
          field: "flag",
          label: "field.flags",
          options: orderFlags.map((value) => ({ value, text: t(`order.flag.${value}`) })),
        },
        { kind: "text", field: "customerNumber", label: "field.customerNumber" },
        { kind: "day", field: "from", label: "field.from" },
        { kind: "day", field: "until", label: "field.until" },
      ]}
      columns={orderColumns(language, may("shipOrder"))}
      actions={
        <>
          {may("exportOrders") && <ExportOrders />}
          {may("placePhoneOrder") && (
            <Link className="button button-primary" to="/phone-order">
              <Icon name="plus" />
              {t("phone.new")}
            </Link>
          )}
        </>
      }
    >
      {may("shipOrder") && <OrderSelectionBar />}
    </ListScreen>
  );
}
