import { findOrder } from "../../features/order/read/find-order.server.ts";
import { orderView, PendingPage } from "../../features/order/public.ts";
import { startPayment } from "../../features/order/change/start-payment.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { moveTo, showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { ShopApiError } from "../../platform/shop/client/shop-error.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import type { Route } from "./+types/pending";

export const handle = { layout: "checkout" };

/** The provider is asked with every view, so that a tab opened anew goes on where the first one was. */
export async function loader({ context, request, params: { orderId } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () => {
    const found = await findOrder(visit, request, orderId);
    const view = orderView(found.order);
    const success = `/checkout/success/${orderId}`;
    if (!["waiting", "unpaid"].includes(view.outcome)) return moveTo(toHref(visit.locale, success), 302);
    const step = await beginOrTell(visit, () => startPayment(visit, found.order.id, found.link), success);
    if (step.kind === "here") return moveTo(step.href, 302);
    return {
      pending: {
        id: view.id,
        number: view.number,
        method: view.method.name,
        url: step.url,
        isStopped: new URL(request.url).searchParams.has("stay"),
      },
      languagePaths: samePathInEveryLanguage(`/checkout/pending/${orderId}`),
    };
  });
}

/** A provider that does not answer is told on the page that offers other ways. */
async function beginOrTell<T>(visit: Visit, begin: () => Promise<T>, success: string): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500 || error.status === 429) throw error;
    const code = error.errors[0]?.code ?? "default";
    return moveTo(toHref(visit.locale, `${success}/unpaid?error-code=${encodeURIComponent(code)}`), 302);
  }
}

export default function Pending({ loaderData: { pending } }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <div className="container-page py-8 md:py-12">
      <PageTitle title={t("order.pendingTitle")} />
      <meta name="robots" content="noindex" />
      <PendingPage pending={pending} />
    </div>
  );
}
