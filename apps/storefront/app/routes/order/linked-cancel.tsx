import { cancelOrder } from "../../features/order/change/cancel-order.server.ts";
import { findLinkedOrder } from "../../features/order/read/find-order.server.ts";
import type { FoundOrder } from "../../features/order/read/find-order.server.ts";
import { CancelForm, orderView } from "../../features/order/public.ts";
import { SignInPage } from "../../features/sign-in/public.ts";
import { emptyForm } from "../../platform/forms/form-state.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { moveTo, showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import type { Route } from "./+types/linked-cancel";

/** Whoever has not said e-mail and postcode yet does that on the order's page. */
async function found(visit: Visit, request: Request, code: string): Promise<FoundOrder> {
  return (await findLinkedOrder(visit, request, code)) ?? moveTo(toHref(visit.locale, `/order/${code}`), 302);
}

export async function loader({ context, request, params: { deepLinkCode } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () => ({
    order: orderView((await found(visit, request, deepLinkCode)).order),
    backPath: `/order/${deepLinkCode}`,
    languagePaths: samePathInEveryLanguage(`/order/${deepLinkCode}/cancel`),
  }));
}

export async function action({ context, request, params: { deepLinkCode } }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await postedForm(request, visit);
  return showFailures(visit, async () => {
    const refused = await cancelOrder(visit, await found(visit, request, deepLinkCode));
    if (refused) return formAgain(refused);
    visit.notes.leave({ key: "note.orderCancelled", type: "success" });
    return goOn(toHref(visit.locale, `/order/${deepLinkCode}`));
  });
}

export default function CancelLinkedOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { order, backPath } = loaderData;
  const title = t("order.cancelTitle", { number: order.number });
  return (
    <SignInPage title={title}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <CancelForm order={order} state={actionData?.form ?? emptyForm} backPath={backPath} />
    </SignInPage>
  );
}
