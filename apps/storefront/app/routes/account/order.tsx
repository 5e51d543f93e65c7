import { AccountPage } from "../../features/account/public.ts";
import { withAccount } from "../../features/account/require-account.server.ts";
import { findOrder } from "../../features/order/read/find-order.server.ts";
import { OrderDetail } from "../../features/order/public.ts";
import { emptyForm } from "../../platform/forms/form-state.ts";
import { postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { loadOrderDetail } from "../order/load-order-detail.server.ts";
import { takeOrderForm } from "../order/take-order-form.server.ts";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import type { Route } from "./+types/order";

export const handle = { layout: "account" };

export async function loader({ context, request, params: { orderId } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const path = `/account/order/${orderId}`;
  return withAccount(visit, request, async () => ({
    detail: await loadOrderDetail(visit, await findOrder(visit, request, orderId), path),
    languagePaths: samePathInEveryLanguage(path),
  }));
}

export async function action({ context, request, params: { orderId } }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  return withAccount(visit, request, async () =>
    takeOrderForm(visit, await findOrder(visit, request, orderId), form),
  );
}

export default function Order({ loaderData: { detail }, actionData }: Route.ComponentProps) {
  const { t, href } = useLanguage();
  const title = t("order.title", { number: detail.order.number });
  return (
    <AccountPage
      title={title}
      action={
        <ButtonLink href={href("/account/order")} look="quiet" icon="arrow-left" className="max-sm:-ml-5">
          {t("order.back")}
        </ButtonLink>
      }
    >
      <PageTitle title={title} />
      <OrderDetail data={detail} form={actionData?.form ?? emptyForm} contactPath={useShopPaths().contact} />
    </AccountPage>
  );
}
