import { AccountPage } from "../../features/account/public.ts";
import { withAccount } from "../../features/account/require-account.server.ts";
import { cancelOrder } from "../../features/order/change/cancel-order.server.ts";
import { findOrder } from "../../features/order/read/find-order.server.ts";
import { CancelForm, orderView } from "../../features/order/public.ts";
import { emptyForm } from "../../platform/forms/form-state.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import type { Route } from "./+types/order-cancel";

export const handle = { layout: "account" };

export async function loader({ context, request, params: { orderId } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return withAccount(visit, request, async () => ({
    order: orderView((await findOrder(visit, request, orderId)).order),
    languagePaths: samePathInEveryLanguage(`/account/order/${orderId}/cancel`),
  }));
}

export async function action({ context, request, params: { orderId } }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await postedForm(request, visit);
  return withAccount(visit, request, async () => {
    const refused = await cancelOrder(visit, await findOrder(visit, request, orderId));
    if (refused) return formAgain(refused);
    visit.notes.leave({ key: "note.orderCancelled", type: "success" });
    return goOn(toHref(visit.locale, `/account/order/${orderId}`));
  });
}

export default function CancelOwnOrder({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const title = t("order.cancelTitle", { number: order.number });
  return (
    <AccountPage title={title}>
      <PageTitle title={title} />
      <div className="card p-5 sm:p-8">
        <CancelForm
          order={order}
          state={actionData?.form ?? emptyForm}
          backPath={`/account/order/${order.id}`}
        />
      </div>
    </AccountPage>
  );
}
