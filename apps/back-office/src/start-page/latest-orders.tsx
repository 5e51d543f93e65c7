import type { OrderHead } from "@hearth/admin-contract";
import { ListContextProvider, ResourceContextProvider, useList } from "ra-core";
import { Link } from "react-router-dom";
import { useAdminQuery } from "../api/use-admin-query.ts";
import { useLanguage } from "../language/use-language.ts";
import { RecordTable } from "../list/record-table.tsx";
import { orderColumns } from "../resources/order/order-columns.tsx";
import { ReadFailure } from "../shell/error-screens.tsx";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const SHOWN = 8;

export function LatestOrders() {
  const language = useLanguage();
  const { t } = language;
  const { data, isPending, error, refetch } = useAdminQuery("listOrders", { list: { limit: SHOWN } });
  const list = useList<OrderHead>({ data: data?.items ?? [], isPending, perPage: SHOWN, resource: "order" });
  // The start page sorts nothing: the list does.
  const columns = orderColumns(language, false).map((column) => ({ ...column, isSortable: false }));
  return (
    <Card title={t("start.latest")} actions={<Link to="/order">{t("start.allOrders")}</Link>}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton rows={5} label={t("shell.loading")} />}
      {data?.total === 0 && <p className="none">{t("order.empty")}</p>}
      {(data?.total ?? 0) > 0 && (
        <ResourceContextProvider value="order">
          <ListContextProvider value={list}>
            <RecordTable label={t("start.latest")} columns={columns} />
          </ListContextProvider>
        </ResourceContextProvider>
      )}
    </Card>
  );
}
