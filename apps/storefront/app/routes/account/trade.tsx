import { AccountPage, TradePage, tradeStanding } from "../../features/account/public.ts";
import { withAccount } from "../../features/account/require-account.server.ts";
import { isLoggedIn } from "../../platform/auth/session-kind.ts";
import { currentCustomer } from "../../platform/auth/sign-in.server.ts";
import { goOn, postedForm } from "../../platform/forms/form.server.ts";
import { moveTo, notFound, showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import { tradeGroupId } from "../../platform/shop/trade-group.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import type { Route } from "./+types/trade";

export const handle = { layout: "account" };

/** One address for everybody: who has an account sees where it stands, all others are led to the application. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const groupId = await offeredGroup(visit);
  const isCustomer = await showFailures(visit, async () => isLoggedIn(await currentCustomer(visit)));
  if (!isCustomer) return moveTo(toHref(visit.locale, `/register?group=${groupId}`), 302);
  return withAccount(visit, request, async (customer) => ({
    standing: tradeStanding(customer),
    email: customer.email,
    languagePaths: samePathInEveryLanguage("/account/trade"),
  }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await postedForm(request, visit);
  const customerGroupId = await offeredGroup(visit);
  return withAccount(visit, request, async () => {
    await visit.shop.act("requestCustomerGroup", { params: { customerGroupId } });
    return goOn(toHref(visit.locale, "/account/trade"));
  });
}

async function offeredGroup(visit: Visit): Promise<string> {
  return (await showFailures(visit, () => tradeGroupId(visit))) ?? notFound(visit.pathname);
}

export default function Trade({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { contact } = useShopPaths();
  const { standing, email } = loaderData;
  return (
    <AccountPage title={t("account.trade")} intro={t("account.tradeIntro")}>
      <PageTitle title={t("account.trade")} />
      <TradePage standing={standing} email={email} contactPath={contact} />
    </AccountPage>
  );
}
