import { AccountPage, NoOrders, OldOrdersNotice } from "../../features/account/public.ts";
import { withAccount } from "../../features/account/require-account.server.ts";
import { OrderList, OrderPages, orderView } from "../../features/order/public.ts";
import { readOrderPage } from "../../features/order/read/read-orders.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import type { Route } from "./+types/orders";

export const handle = { layout: "account" };

const PER_PAGE = 10;

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return withAccount(visit, request, async () => {
    const asked = Number(new URL(request.url).searchParams.get("page") ?? 1);
    const wanted = Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1;
    const { orders, page, pages } = await readOrderPage(visit.shop, wanted, PER_PAGE);
    return {
      orders: orders.map(orderView),
      page,
      pages,
      languagePaths: samePathInEveryLanguage("/account/order"),
    };
  });
}

export default function Orders({ loaderData: { orders, page, pages } }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <AccountPage title={t("account.orders")}>
      <PageTitle title={t("account.orders")} />
      {orders.length === 0 ? <NoOrders /> : <OrderList orders={orders} />}
      <OrderPages page={page} pages={pages} />
      <OldOrdersNotice contactPath={useShopPaths().contact} />
    </AccountPage>
  );
}
