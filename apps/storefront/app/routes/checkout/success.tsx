import { readCart } from "../../features/cart/public.ts";
import { findOrder } from "../../features/order/read/find-order.server.ts";
import { loadPaymentChoices } from "../../features/order/read/load-payment-choices.server.ts";
import { orderView, OutcomePage, trackedOrder } from "../../features/order/public.ts";
import type { OutcomeData } from "../../features/order/public.ts";
import { TrackedMoment } from "../../features/tracking/public.ts";
import { emptyForm } from "../../platform/forms/form-state.ts";
import { postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { isLoggedIn } from "../../platform/auth/session-kind.ts";
import { currentCustomer } from "../../platform/auth/sign-in.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import { takeOrderForm } from "../order/take-order-form.server.ts";
import type { Route } from "./+types/success";

export const handle = { layout: "checkout" };

/** `/paid` and `/unpaid` are where providers lead back to; which of them it was says nothing. */
export async function loader({ context, request, params: { orderId } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  return showFailures(visit, async () => {
    const { order, link } = await findOrder(visit, request, orderId);
    const [customer, cart] = await Promise.all([currentCustomer(visit), visit.shop.act("readCart")]);
    const { count, version } = readCart(cart);
    const isCustomers = link === null && isLoggedIn(customer);
    const view = orderView(order);
    const path = visit.path ?? `/checkout/success/${orderId}`;
    const data: OutcomeData = {
      order: view,
      path,
      errorCode: searchParams.get("error-code"),
      isStopped: searchParams.has("stay"),
      choices: view.outcome === "unpaid" ? await loadPaymentChoices(visit.shop, order) : [],
      orderPath: isCustomers ? `/account/order/${order.id}` : `/order/${order.deepLinkCode}`,
      isGuest: !isCustomers,
      cart: { count, version },
    };
    return { data, purchase: trackedOrder(order), languagePaths: samePathInEveryLanguage(path) };
  });
}

export async function action({ context, request, params: { orderId } }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  return showFailures(visit, async () =>
    takeOrderForm(visit, await findOrder(visit, request, orderId), form),
  );
}

export default function Success({ loaderData: { data, purchase }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { contact: contactPath } = useShopPaths();
  return (
    <div className="container-page py-8">
      <PageTitle title={t("order.title", { number: data.order.number })} />
      <meta name="robots" content="noindex" />
      {purchase && <TrackedMoment event={{ kind: "purchase", order: purchase }} />}
      <OutcomePage data={data} form={actionData?.form ?? emptyForm} contactPath={contactPath} />
    </div>
  );
}
