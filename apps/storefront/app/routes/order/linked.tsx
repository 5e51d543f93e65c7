import { findLinkedOrder } from "../../features/order/read/find-order.server.ts";
import { lookUpOrder } from "../../features/order/read/look-up-order.server.ts";
import { FindOrderForm, OrderDetail } from "../../features/order/public.ts";
import { SignInPage } from "../../features/sign-in/public.ts";
import { emptyForm } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import { loadOrderDetail } from "./load-order-detail.server.ts";
import { takeOrderForm } from "./take-order-form.server.ts";
import type { Route } from "./+types/linked";

/** The link of an order's mail. Sessions of its buyer need no more; all others say e-mail and postcode first. */
export async function loader({ context, request, params: { deepLinkCode } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const path = `/order/${deepLinkCode}`;
  return showFailures(visit, async () => {
    const found = await findLinkedOrder(visit, request, deepLinkCode);
    return {
      detail: found && (await loadOrderDetail(visit, found, path)),
      languagePaths: samePathInEveryLanguage(path),
    };
  });
}

export async function action({ context, request, params: { deepLinkCode } }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  return showFailures(visit, async () => {
    const found = form.has("intent") ? await findLinkedOrder(visit, request, deepLinkCode) : null;
    if (found) return takeOrderForm(visit, found, form);
    const proven = await lookUpOrder(visit, formValues(form, ["email", "zipcode"]), deepLinkCode);
    return proven.ok ? goOn(toHref(visit.locale, `/order/${deepLinkCode}`)) : formAgain(proven.form);
  });
}

export default function LinkedOrder({ loaderData: { detail }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { contact: contactPath } = useShopPaths();
  const form = actionData?.form ?? emptyForm;
  if (!detail) {
    return (
      <SignInPage title={t("order.linkTitle")} intro={t("order.linkIntro")}>
        <PageTitle title={t("order.linkTitle")} />
        <meta name="robots" content="noindex" />
        <FindOrderForm state={form} asksNumber={false} />
      </SignInPage>
    );
  }
  const title = t("order.title", { number: detail.order.number });
  return (
    <div className="container-page flex max-w-4xl flex-col gap-6 py-8">
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 className="page-title">{title}</h1>
      <OrderDetail data={detail} form={form} contactPath={contactPath} />
    </div>
  );
}
