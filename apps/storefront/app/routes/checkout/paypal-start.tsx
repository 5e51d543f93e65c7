import { data } from "react-router";
import { startExpress } from "../../features/order/change/express-payment.server.ts";
import { SignInPage } from "../../features/sign-in/public.ts";
import { postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { moveTo, showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import type { Route } from "./+types/paypal-start";

export const handle = { layout: "checkout" };

/** Somebody typed the address, or came back to it. After a form the loader is asked by GET too, so it could not tell. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }) => {
    if (request.method !== "POST") moveTo(toHref(context.get(visitContext).locale, "/checkout/cart"), 302);
  },
];

export function loader() {
  return { languagePaths: samePathInEveryLanguage("/checkout/cart") };
}

/** The answer is a page that moves on by itself: the content security policy lets forms end in this shop only. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await postedForm(request, visit);
  return showFailures(visit, async () => {
    const url = await startExpress(visit);
    if (url === null) {
      visit.notes.leave({ key: "note.expressFailed", type: "warning" });
      return moveTo(toHref(visit.locale, "/checkout/cart"), 302);
    }
    return data({ url }, { headers: { refresh: `0;url=${url}` } });
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function PaypalStart({ actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  if (!actionData) return null;
  return (
    <SignInPage title={t("order.expressTitle")}>
      <PageTitle title={t("order.expressTitle")} />
      <meta name="robots" content="noindex" />
      <p className="mb-5">{t("order.expressText")}</p>
      <ButtonLink href={actionData.url}>{t("order.expressTitle")}</ButtonLink>
    </SignInPage>
  );
}
