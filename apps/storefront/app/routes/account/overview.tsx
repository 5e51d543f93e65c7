import { withAccount } from "../../features/account/require-account.server.ts";
import { AccountPage, GuestAccount, Overview, overviewData } from "../../features/account/public.ts";
import { OrderList, orderView } from "../../features/order/public.ts";
import { readOrderPage } from "../../features/order/read/read-orders.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import type { Route } from "./+types/overview";

export const handle = { layout: "account" };

type AccountData = { languagePaths: ReturnType<typeof samePathInEveryLanguage> } & (
  | { isGuest: true }
  | {
      isGuest: false;
      overview: ReturnType<typeof overviewData>;
      orders: ReturnType<typeof orderView>[];
    }
);

const LAST_ORDERS = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const languagePaths = samePathInEveryLanguage("/account");
  return withAccount<AccountData>(
    visit,
    request,
    async (customer) => {
      const [{ status }, { orders }] = await Promise.all([
        visit.shop.act("readNewsletterRecipient"),
        readOrderPage(visit.shop, 1, LAST_ORDERS),
      ]);
      return {
        isGuest: false,
        overview: overviewData(customer, status),
        orders: orders.map(orderView),
        languagePaths,
      };
    },
    () => ({ isGuest: true, languagePaths }),
  );
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { contact: contactPath } = useShopPaths();
  if (loaderData.isGuest) {
    return (
      <AccountPage title={t("account.title")}>
        <PageTitle title={t("account.title")} />
        <GuestAccount />
      </AccountPage>
    );
  }
  const { overview, orders } = loaderData;
  return (
    <AccountPage title={t("account.hello", { name: overview.firstName })} intro={t("account.overviewIntro")}>
      <PageTitle title={t("account.title")} />
      <Overview
        data={overview}
        lastOrders={orders.length > 0 ? <OrderList orders={orders} /> : null}
        contactPath={contactPath}
      />
    </AccountPage>
  );
}
