import { AccountPage, OrderHistory } from "../../features/account/public.ts";
import { withAccount } from "../../features/account/require-account.server.ts";
import { useLanguage } from "../../platform/language.tsx";
import { visitContext } from "../../platform/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-switch.tsx";
import { PageTitle } from "../../shell/page-head.tsx";
import { useContactPath } from "./use-contact-path.ts";
import type { Route } from "./+types/orders";

export const handle = { layout: "account" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const languagePaths = samePathInEveryLanguage("/account/order");
  return withAccount(context.get(visitContext), request, async () => ({ languagePaths }));
}

export default function Orders() {
  const { t } = useLanguage();
  const contactPath = useContactPath();
  return (
    <AccountPage title={t("account.orders")}>
      <PageTitle title={t("account.orders")} />
      <OrderHistory contactPath={contactPath} />
    </AccountPage>
  );
}
